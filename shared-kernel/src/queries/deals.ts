/** A company's credits and deposits. */
export const dealKeys = {
  all: (companyRef: string) => ['deals', companyRef] as const,
  credits: (companyRef: string) => ['deals', companyRef, 'credits'] as const,
};

/** A company's contracts with foreign partners. */
export const contractKeys = {
  all: (companyRef: string) => ['contracts', companyRef] as const,
};

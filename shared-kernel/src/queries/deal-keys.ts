/** Query keys of deals, apart from the hooks: a form that only reads their answers must not load the calls. */
export const dealKeys = {
  all: (companyRef: string) => ['deals', companyRef] as const,
  credits: (companyRef: string) => ['deals', companyRef, 'credits'] as const,
  credit: (companyRef: string, number: string) => ['deals', companyRef, 'credit', number] as const,
  early: (companyRef: string, number: string, amount: string, day: string) =>
    ['deals', companyRef, 'early', number, amount, day] as const,
  creditTerms: (companyRef: string) => ['deals', companyRef, 'creditTerms'] as const,
};

/** A company's payrolls. */
export const payrollKeys = {
  all: (companyRef: string) => ['payrolls', companyRef] as const,
};

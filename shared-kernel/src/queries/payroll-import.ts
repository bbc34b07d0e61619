/** What a company's salary files are judged by: its employees, its code, the kinds of payrolls. */
export const payrollImportKeys = {
  context: (companyRef: string) => ['payrolls', companyRef, 'import'] as const,
};

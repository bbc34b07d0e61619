/** Query keys of the data that salary files are checked against: employees, company code, payroll types. */
export const payrollImportKeys = {
  context: (companyRef: string) => ['payrolls', companyRef, 'import'] as const,
};

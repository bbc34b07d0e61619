/** A company's statement lines and turnovers. */
export const statementKeys = {
  all: (companyRef: string) => ['statements', companyRef] as const,
};

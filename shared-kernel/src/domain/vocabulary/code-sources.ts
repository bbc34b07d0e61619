/** Sources of codes that a company has used with an account. */
export const CodeSource = {
  catalogue: 'catalogue',
  payments: 'payments',
  statement: 'statement',
  employees: 'employees',
  payrolls: 'payrolls',
} as const;
export type CodeSource = (typeof CodeSource)[keyof typeof CodeSource];

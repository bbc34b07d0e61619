/** Places where a company has used a code with an account: its catalogues, executed documents and statement. */
export const CodeSource = {
  catalogue: 'catalogue',
  payments: 'payments',
  statement: 'statement',
  employees: 'employees',
  payrolls: 'payrolls',
} as const;
export type CodeSource = (typeof CodeSource)[keyof typeof CodeSource];

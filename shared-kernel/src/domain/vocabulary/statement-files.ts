/** Files of a statement that hold what a table shows, and follow its filters. Source: spec 3 §9, reference/areas A3 */
export const STATEMENT_TABLE_FORMATS = ['xlsx', 'pdf', 'csv', 'dbf', 'dbf-corplight'] as const;
export type StatementTableFormat = (typeof STATEMENT_TABLE_FORMATS)[number];

/**
 * Files of a statement for accounting programs: all operations of a period, which lead from one balance to the other.
 * Source: reference/areas A2–A6
 */
export const STATEMENT_BALANCE_FORMATS = [
  'one-c-xml',
  'one-c-text',
  'camt-08',
  'camt-02',
  'mt940',
  'ibank',
  'privatbank',
  'ifobs',
] as const;
export type StatementBalanceFormat = (typeof STATEMENT_BALANCE_FORMATS)[number];

export const STATEMENT_FILE_FORMATS = [...STATEMENT_TABLE_FORMATS, ...STATEMENT_BALANCE_FORMATS] as const;
export type StatementFileFormat = (typeof STATEMENT_FILE_FORMATS)[number];

/** How often the bank prepares a statement by itself. */
export const REGULAR_PERIODS = ['day', 'month'] as const;
export type RegularPeriod = (typeof REGULAR_PERIODS)[number];

/** Accounts in one request to remember an export (ours): more than a company has. */
export const EXPORTED_ACCOUNTS_MAX = 500;

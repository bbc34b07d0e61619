/**
 * Files of a statement that hold what a table shows, and follow its filters. Those that end in `cp866` are for programs
 * under DOS. Source: spec 3 §9, reference/areas A3, A7
 */
export const STATEMENT_TABLE_FORMATS = [
  'xlsx',
  'pdf',
  'csv',
  'dbf',
  'dbf-cp866',
  'dbf-corplight',
  'dbf-corplight-cp866',
] as const;
export type StatementTableFormat = (typeof STATEMENT_TABLE_FORMATS)[number];

/**
 * Files of a statement for accounting programs: all operations of a period, which lead from one balance to the other.
 * MT940 is a message for each day with details in fields; the others have details as plain text, one message for the
 * period, or Cyrillic letters, which SWIFT does not know. Source: reference/areas A2–A6
 */
export const STATEMENT_BALANCE_FORMATS = [
  'one-c-xml',
  'one-c-text',
  'camt-08',
  'camt-02',
  'mt940',
  'mt940-plain',
  'mt940-period',
  'mt940-cyrillic',
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

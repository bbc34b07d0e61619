/**
 * Formats that write the rows on screen, after its filters. `cp866` is for DOS programs. Source:
 * docs/requirements/currency-payroll-credits-statements.md#statement-and-turnovers,
 * docs/requirements/statements.md#statement-file-rules,
 * docs/requirements/statements.md#dbf-tables.
 */
const STATEMENT_TABLE_FORMATS = [
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
 * All operations from opening to closing balance. MT940 variants: plain details, one message per period, or Cyrillic,
 * which SWIFT does not allow. Source: docs/requirements/statements.md#camt053-elements,
 * docs/requirements/statements.md#1c-and-bas.
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

/** Automatic statements of the bank. */
export const REGULAR_PERIODS = ['day', 'month'] as const;
export type RegularPeriod = (typeof REGULAR_PERIODS)[number];

/** Ours: more than a company has. */
export const EXPORTED_ACCOUNTS_MAX = 500;

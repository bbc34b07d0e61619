/**
 * Every document, or totals per account. Source:
 * docs/requirements/currency-payroll-credits-statements.md#statement-filters.
 */
export const StatementType = { operational: 'oper', total: 'total' } as const;
export type StatementType = (typeof StatementType)[keyof typeof StatementType];

/** Source: docs/requirements/currency-payroll-credits-statements.md#statement-filters. */
export const Side = { debit: 0, credit: 1 } as const;
export type Side = (typeof Side)[keyof typeof Side];

/** `all` is not sent. Source: docs/requirements/currency-payroll-credits-statements.md#statement-filters. */
export const OperationFilter = { all: 'all', debit: 'debit', credit: 'credit' } as const;
export type OperationFilter = (typeof OperationFilter)[keyof typeof OperationFilter];

/** Source: docs/requirements/currency-payroll-credits-statements.md#statement-filters. */
export const StatementSort = { bank: 'default', amount: 'amount', date: 'date' } as const;
export type StatementSort = (typeof StatementSort)[keyof typeof StatementSort];

/** Source: docs/requirements/currency-payroll-credits-statements.md#account-calls. */
export const TurnoverType = { day: 0, period: 1 } as const;
export type TurnoverType = (typeof TurnoverType)[keyof typeof TurnoverType];

/**
 * Source: docs/requirements/currency-payroll-credits-statements.md#statement,
 * docs/requirements/currency-payroll-credits-statements.md#statement-and-turnovers.
 */
const ExportFormat = { csv: 'csv', dbf: 'dbf', pdf: 'pdf', xlsx: 'xlsx' } as const;

/** Source: docs/requirements/currency-payroll-credits-statements.md#statement-and-turnovers. */
export const EXPORT_FORMAT_DEFAULT = ExportFormat.xlsx;

/**
 * The period is the bank day. Source: docs/requirements/currency-payroll-credits-statements.md#statement-and-turnovers.
 */
export const STATEMENT_DEFAULTS = {
  type: StatementType.operational,
  operations: OperationFilter.all,
  sort: StatementSort.bank,
  withClosed: true,
  withRevaluation: true,
} as const;
/**
 * The period is the bank day. Source: docs/requirements/currency-payroll-credits-statements.md#statement-and-turnovers.
 */
export const TURNOVER_DEFAULTS = { type: TurnoverType.day, withClosed: false, withRevaluation: true } as const;

/** Source: docs/requirements/currency-payroll-credits-statements.md#statement-and-turnovers. */
export const UNPRINTABLE_DOCUMENT_TYPES = ['71', '81'] as const;
/** Source: docs/requirements/currency-payroll-credits-statements.md#statement-and-turnovers. */
export const STATEMENT_PURPOSE_CUT = 80;
/** Ours, as JOURNAL_ROWS_MAX: the call has no paging. */
export const STATEMENT_ROWS_MAX = 20_000;

/** A revaluation has no counterparty. */
export const CHOSEN_CATEGORIES = [
  'customers',
  'suppliers',
  'own',
  'taxes',
  'salary',
  'fees',
  'currency',
  'credits',
  'deposits',
] as const;
export type ChosenCategory = (typeof CHOSEN_CATEGORIES)[number];

/** `revaluation` moves no money. Source: docs/requirements/statements.md#categories. */
export const OPERATION_CATEGORIES = [...CHOSEN_CATEGORIES, 'revaluation'] as const;
export type OperationCategory = (typeof OPERATION_CATEGORIES)[number];
/** Ours. */
export const STATEMENT_CATEGORIES_MAX = 5_000;

/**
 * Views of a statement: operations under their days, groups by counterparty, day and category, operations by account.
 * Source: docs/requirements/statements.md#groups-of-operations.
 */
export const STATEMENT_GROUPS = ['day', 'party', 'date', 'category', 'account'] as const;
export type StatementGroup = (typeof STATEMENT_GROUPS)[number];

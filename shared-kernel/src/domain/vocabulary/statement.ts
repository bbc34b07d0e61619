/** What a statement lists: every document, or the totals of each account. Source: specification 3, section 3. */
export const StatementType = { operational: 'oper', total: 'total' } as const;
export type StatementType = (typeof StatementType)[keyof typeof StatementType];

/** Which side of an operation the account is on. Source: specification 3, section 3 (request values 0 and 1). */
export const Side = { debit: 0, credit: 1 } as const;
export type Side = (typeof Side)[keyof typeof Side];

/** Operations that a statement shows; `all` is no value on the wire. Source: specification 3, section 3. */
export const OperationFilter = { all: 'all', debit: 'debit', credit: 'credit' } as const;
export type OperationFilter = (typeof OperationFilter)[keyof typeof OperationFilter];

/** The order of a statement's documents: as the bank gives them, by amount, by date. Source: specification 3, section 3. */
export const StatementSort = { bank: 'default', amount: 'amount', date: 'date' } as const;
export type StatementSort = (typeof StatementSort)[keyof typeof StatementSort];

/** Turnovers day by day, or one row per account for the period. Source: specification 3, section 7. */
export const TurnoverType = { day: 0, period: 1 } as const;
export type TurnoverType = (typeof TurnoverType)[keyof typeof TurnoverType];

/** Files that a table is exported to. Source: specification 3, sections 2 and 9. */
export const ExportFormat = { csv: 'csv', dbf: 'dbf', pdf: 'pdf', xlsx: 'xlsx' } as const;
export type ExportFormat = (typeof ExportFormat)[keyof typeof ExportFormat];

/** spec 3 §9. */
export const STATEMENT_EXPORT_FORMATS = ['csv', 'dbf', 'pdf', 'xlsx'] as const satisfies readonly ExportFormat[];
/** spec 3 §2. */
export const TURNOVER_EXPORT_FORMATS = ['xlsx', 'dbf', 'csv'] as const satisfies readonly ExportFormat[];
/** spec 3 §9. */
export const EXPORT_FORMAT_DEFAULT = ExportFormat.xlsx;

/** spec 3 §9: how the statement's search opens; its period is the bank day. */
export const STATEMENT_DEFAULTS = {
  type: StatementType.operational,
  operations: OperationFilter.all,
  sort: StatementSort.bank,
  withClosed: true,
  withRevaluation: true,
} as const;
/** spec 3 §9: how the search of turnovers opens; its period is the bank day. */
export const TURNOVER_DEFAULTS = { type: TurnoverType.day, withClosed: false, withRevaluation: true } as const;

/** spec 3 §9: types of documents that a statement cannot print. */
export const UNPRINTABLE_DOCUMENT_TYPES = ['71', '81'] as const;
/** spec 3 §9: a purpose in the statement's table is cut here. */
export const STATEMENT_PURPOSE_CUT = 80;
/** Documents in one answer (ours, as JOURNAL_ROWS_MAX: the call has no paging). */
export const STATEMENT_ROWS_MAX = 20_000;

/** Those that a user can choose for a counterparty: what the rate moved is nobody's operation. */
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

/** What an operation is about. Source: reference/areas A8; `revaluation` is no movement of money. */
export const OPERATION_CATEGORIES = [...CHOSEN_CATEGORIES, 'revaluation'] as const;
export type OperationCategory = (typeof OPERATION_CATEGORIES)[number];
/** Counterparties of a company with a category of their own (ours). */
export const STATEMENT_CATEGORIES_MAX = 5_000;

/** What the operations of a statement are put together by. Source: reference/areas A8 */
export const STATEMENT_GROUPS = ['day', 'party', 'category', 'account'] as const;
export type StatementGroup = (typeof STATEMENT_GROUPS)[number];

import type { SearchModel } from '@ncb/shared-kernel/blocks/search';
import { checkStatementSearch } from '@ncb/shared-kernel/domain/rules';
import {
  OperationFilter,
  buildPageAddress,
  readPageAddress,
  Side,
  STATEMENT_DEFAULTS,
  type OperationCategory,
  type PageValues,
  type StatementGroup,
  type StatementSort,
  type StatementType,
} from '@ncb/shared-kernel/domain/vocabulary';
import type { StatementRequest } from './shown-statement';

/**
 * Parameters of the statement request. Source:
 * docs/requirements/currency-payroll-credits-statements.md#statement-filters,
 * docs/requirements/currency-payroll-credits-statements.md#account-calls.
 */
export interface StatementParameters {
  readonly type: StatementType;
  /** Format `yyyy-MM-dd`, or what was typed instead; '' for the bank's day. */
  readonly start: string;
  readonly end: string;
  readonly accountIds: readonly string[];
  readonly operations: OperationFilter;
  readonly sort: StatementSort;
  readonly withRevaluation: boolean;
  readonly withClosed: boolean;
}

/** Filters of the answer on screen; '' without a filter. */
export interface StatementFilter {
  readonly find: string;
  /** '' for the operations by day. */
  readonly group: StatementGroup | '';
  readonly flow: 'in' | 'out' | '';
  readonly amountLow: string;
  readonly amountHigh: string;
  readonly category: OperationCategory | '';
  /** Counterparty by `getCounterpartyKey`. */
  readonly party: string;
  readonly withoutOwn: boolean;
}

export type StatementSearch = StatementParameters & StatementFilter;

export type SearchChange = (change: Partial<StatementSearch>) => void;

export const NO_FILTER: StatementFilter = {
  find: '',
  group: '',
  flow: '',
  amountLow: '',
  amountHigh: '',
  category: '',
  party: '',
  withoutOwn: false,
};

/**
 * All documents of all accounts on the bank's day. Source:
 * docs/requirements/currency-payroll-credits-statements.md#statement-and-turnovers.
 */
export const EMPTY_SEARCH: StatementSearch = {
  ...STATEMENT_DEFAULTS,
  start: '',
  end: '',
  accountIds: [],
  ...NO_FILTER,
};

const FILTERS = { [Side.debit]: OperationFilter.debit, [Side.credit]: OperationFilter.credit } as const;
const SIDES = { [OperationFilter.debit]: Side.debit, [OperationFilter.credit]: Side.credit } as const;

export function createStatementSearchModel(bankDay: string): SearchModel<StatementSearch> {
  const empty = { ...EMPTY_SEARCH, start: bankDay, end: bankDay };
  return {
    table: 'statement',
    empty,
    cleared: ({ type }) => ({ ...empty, type }),
    check: checkStatementSearch,
    read(parameters) {
      const { side, ...addressValues } = readPageAddress('miAccountsBilling', parameters);
      const operations = side === undefined ? OperationFilter.all : FILTERS[side];
      // An address with only the end shows that day: the bank's day could be after it.
      const start = addressValues.start ?? addressValues.end ?? empty.start;
      return { ...empty, ...addressValues, start, operations };
    },
    write: (search) => buildPageAddress('miAccountsBilling', toValues(search)).parameters,
  };
}

/** Returns the address values: the period always, others if they differ from the default. */
function toValues(search: StatementSearch): PageValues<'miAccountsBilling'> {
  const { operations, start, end, ...others } = search;
  const changed = Object.entries(others).filter(([name, value]) => !isSame(value, EMPTY_SEARCH[name as 'find']));
  const values = Object.fromEntries(changed) as PageValues<'miAccountsBilling'>;
  return { ...values, start, end, ...(operations !== OperationFilter.all && { side: SIDES[operations] }) };
}

function isSame(value: unknown, defaultValue: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : value === defaultValue;
}

export function toRequest(search: StatementParameters): StatementRequest {
  const { type, start, end, accountIds, operations, withRevaluation, withClosed } = search;
  return { type, start, end, accountIds, operations, withRevaluation, withClosed };
}

export function isFiltered({ group: _group, ...filter }: StatementFilter): boolean {
  // Only filter fields: the other fields of a search hide no operations.
  const names = Object.keys(NO_FILTER) as (keyof typeof NO_FILTER)[];
  return names.some((name) => name !== 'group' && filter[name] !== NO_FILTER[name]);
}

import type { SearchModel } from '@ncb/shared-kernel/blocks/search';
import { checkStatementSearch } from '@ncb/shared-kernel/domain/rules';
import {
  OperationFilter,
  pageAddress,
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

/** What a statement is asked of the bank for. Source: spec 3 §3 and §7 (`get_billing`) */
export interface AskedStatement {
  readonly type: StatementType;
  /** `yyyy-MM-dd`, or what was typed instead; '' for the bank's day. */
  readonly start: string;
  readonly end: string;
  /** None means all. */
  readonly accountIds: readonly string[];
  readonly operations: OperationFilter;
  readonly sort: StatementSort;
  readonly withRevaluation: boolean;
  readonly withClosed: boolean;
}

/** What narrows the answer down on the screen; '' where nothing does. */
export interface StatementFilter {
  readonly find: string;
  /** '' for the view that fits the answer. */
  readonly group: StatementGroup | '';
  readonly flow: 'in' | 'out' | '';
  readonly amountLow: string;
  readonly amountHigh: string;
  readonly category: OperationCategory | '';
  /** A counterparty, by `counterpartyKey`. */
  readonly party: string;
  readonly withoutOwn: boolean;
}

export type StatementSearch = AskedStatement & StatementFilter;

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

/** All documents of all accounts on the bank's day. Source: spec 3 §9 */
export const EMPTY_SEARCH: StatementSearch = {
  ...STATEMENT_DEFAULTS,
  start: '',
  end: '',
  accountIds: [],
  ...NO_FILTER,
};

/** The names on the wire: in the page's address, on the screen and in problems. */
export const WIRE_NAMES = {
  type: 'billing_type',
  start: 'fdate',
  end: 'ldate',
  accountIds: 'acn_ids',
  operations: 'op_type',
  sort: 'sort',
  withRevaluation: 'reval',
  withClosed: 'closed',
  find: 'find',
  group: 'group',
  flow: 'flow',
  amountLow: 'amount_l',
  amountHigh: 'amount_h',
  category: 'category',
  party: 'party',
  withoutOwn: 'without_own',
} as const satisfies Record<keyof StatementSearch, string>;

const SIDES = { [OperationFilter.debit]: Side.debit, [OperationFilter.credit]: Side.credit } as const;

/** The search of a statement, with what is not named being the bank's day. */
export function statementSearch(bankDay: string): SearchModel<StatementSearch> {
  const empty = { ...EMPTY_SEARCH, start: bankDay, end: bankDay };
  return {
    table: 'statement',
    empty,
    names: WIRE_NAMES,
    cleared: ({ type }) => ({ ...empty, type }),
    check: checkStatementSearch,
    read(parameters) {
      const { side, ...asked } = readPageAddress('miAccountsBilling', parameters);
      const operations =
        side === undefined ? OperationFilter.all : side === Side.debit ? OperationFilter.debit : OperationFilter.credit;
      // Of an address with the end only that day is shown: the bank's day would begin a period after it ends.
      const start = asked.start ?? asked.end ?? empty.start;
      return { ...empty, ...asked, start, operations };
    },
    write: (search) => pageAddress('miAccountsBilling', toValues(search)).parameters,
  };
}

/** What the address says: the period always, all else where it is not what a statement begins with. */
function toValues(search: StatementSearch): PageValues<'miAccountsBilling'> {
  const { operations, start, end, ...others } = search;
  const changed = Object.entries(others).filter(([name, value]) => !isSame(value, EMPTY_SEARCH[name as 'find']));
  const values = Object.fromEntries(changed) as PageValues<'miAccountsBilling'>;
  return { ...values, start, end, ...(operations !== OperationFilter.all && { side: SIDES[operations] }) };
}

function isSame(value: unknown, usual: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : value === usual;
}

/** What the bank is asked; the search has no problems. */
export function toRequest(search: AskedStatement): StatementRequest {
  const { type, start, end, accountIds, operations, withRevaluation, withClosed } = search;
  return { type, start, end, accountIds, operations, withRevaluation, withClosed };
}

/** True where something hides operations of the answer. */
export function isFiltered({ group: _group, ...filter }: StatementFilter): boolean {
  // Only names of the filter count: the other fields of a search hide no operations.
  const names = Object.keys(NO_FILTER) as (keyof typeof NO_FILTER)[];
  return names.some((name) => name !== 'group' && filter[name] !== NO_FILTER[name]);
}

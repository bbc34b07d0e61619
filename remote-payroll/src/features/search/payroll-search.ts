import type { PayrollsRequest } from '@ncb/shared-kernel/queries';
import type { SearchModel } from '@ncb/shared-kernel/blocks/search';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import {
  checkPayrollSearch,
  listConditions,
  type Condition,
  type ConditionFields,
} from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import {
  buildPageAddress,
  readPageAddress,
  STORED_STATUSES,
  type PageValues,
} from '@ncb/shared-kernel/domain/vocabulary';

/**
 * Search conditions as typed; '' for none. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-calls.
 */
export interface PayrollSearch {
  /** `yyyy-MM-dd`, or invalid text as typed. */
  readonly start: string;
  readonly end: string;
  readonly number: string;
  readonly amountFrom: string;
  readonly amountTo: string;
  readonly status: string;
  readonly typeId: string;
  /** Only payrolls that wait for the user to sign or send; filtered in the browser. */
  readonly isForMe: boolean;
}

export type SearchField = keyof PayrollSearch;
export type DialogField = Exclude<SearchField, 'isForMe'>;

export const EMPTY_SEARCH: PayrollSearch = {
  start: '',
  end: '',
  number: '',
  amountFrom: '',
  amountTo: '',
  status: '',
  typeId: '',
  isForMe: false,
};

export const CHIP_FIELDS: readonly SearchField[] = ['start', 'typeId', 'status'];

export const PAYROLL_SEARCH: SearchModel<PayrollSearch> = {
  table: 'payrolls',
  empty: EMPTY_SEARCH,
  cleared: ({ isForMe }) => ({ ...EMPTY_SEARCH, isForMe }),
  check: checkPayrollSearch,
  read(parameters) {
    const { status = '', ...conditions } = readPageAddress('miPayrolls', parameters);
    return { ...EMPTY_SEARCH, ...conditions, status: String(status) };
  },
  write({ isForMe, ...texts }) {
    const tidied = Object.entries(texts).map(([field, text]) => [field, tidyLine(text)]);
    const conditions = Object.fromEntries(tidied.filter(([, text]) => text !== '')) as PageValues<'miPayrolls'>;
    return buildPageAddress('miPayrolls', { ...conditions, ...(isForMe && { isForMe }) }).parameters;
  },
};

export function toRequest(search: PayrollSearch): PayrollsRequest {
  return {
    start: search.start || null,
    end: search.end || null,
    number: search.number,
    amountFrom: toWireAmount(search.amountFrom),
    amountTo: toWireAmount(search.amountTo),
    status: STORED_STATUSES.find((status) => String(status) === search.status) ?? null,
    typeId: search.typeId || null,
  };
}

/** Zero is no valid amount of a payroll but may limit a range. */
function toWireAmount(text: string): string | null {
  if (text === '') return null;
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.amount : '0.00';
}

const CONDITIONS: readonly ConditionFields<PayrollSearch>[] = [
  ['start', 'end'],
  ['typeId'],
  ['status'],
  ['amountFrom', 'amountTo'],
  ['number'],
];

export function getConditions(search: PayrollSearch): readonly Condition<PayrollSearch>[] {
  return listConditions(search, EMPTY_SEARCH, CONDITIONS);
}

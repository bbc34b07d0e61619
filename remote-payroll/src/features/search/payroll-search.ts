import type { PayrollsRequest } from '@ncb/shared-kernel/queries';
import type { SearchModel } from '@ncb/shared-kernel/blocks/search';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import {
  checkPayrollSearch,
  conditionsOf,
  type Condition,
  type ConditionFields,
} from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { pageAddress, readPageAddress, STORED_STATUSES, type PageValues } from '@ncb/shared-kernel/domain/vocabulary';

/** What is looked for in the list, as typed; '' where nothing is asked for. Source: spec 3 §7 (`get_payrolls`) */
export interface PayrollSearch {
  /** `yyyy-MM-dd`, or what was typed instead. */
  readonly start: string;
  readonly end: string;
  readonly number: string;
  readonly amountFrom: string;
  readonly amountTo: string;
  readonly status: string;
  readonly typeId: string;
  /** Only what waits for a signature of the user, or to be sent by him. Found in the answer: the bank is not asked. */
  readonly isForMe: boolean;
}

export type SearchField = keyof PayrollSearch;
/** What the dialog has a control for. */
export type DialogField = Exclude<SearchField, 'isForMe'>;

/** The payrolls of the last 30 days. */
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

/** The names of the fields on the wire: in the page's address, on the screen and in problems. `for_me` is ours. */
export const WIRE_NAMES = {
  start: 'date_start',
  end: 'date_end',
  number: 'payroll_num',
  amountFrom: 'amountFrom',
  amountTo: 'amount_to',
  status: 'status',
  typeId: 'payroll_type',
  isForMe: 'for_me',
} as const satisfies Record<SearchField, string>;

/** What the header of the list has a chip for: its conditions are told there. */
export const CHIP_FIELDS: readonly SearchField[] = ['start', 'typeId', 'status'];

/** The search of the payroll list, for the parts that every search has. */
export const PAYROLL_SEARCH: SearchModel<PayrollSearch> = {
  table: 'payrolls',
  empty: EMPTY_SEARCH,
  names: WIRE_NAMES,
  cleared: ({ isForMe }) => ({ ...EMPTY_SEARCH, isForMe }),
  check: checkPayrollSearch,
  read(parameters) {
    const { status = '', ...asked } = readPageAddress('miPayrolls', parameters);
    return { ...EMPTY_SEARCH, ...asked, status: String(status) };
  },
  write({ isForMe, ...texts }) {
    const tidied = Object.entries(texts).map(([field, text]) => [field, tidyLine(text)]);
    const asked = Object.fromEntries(tidied.filter(([, text]) => text !== '')) as PageValues<'miPayrolls'>;
    return pageAddress('miPayrolls', { ...asked, ...(isForMe && { isForMe }) }).parameters;
  },
};

/** What the bank is asked; the search has no problems. */
export function toRequest(search: PayrollSearch): PayrollsRequest {
  return {
    start: search.start || null,
    end: search.end || null,
    number: search.number,
    amountFrom: amountOf(search.amountFrom),
    amountTo: amountOf(search.amountTo),
    status: STORED_STATUSES.find((status) => String(status) === search.status) ?? null,
    typeId: search.typeId || null,
  };
}

/** In the form of the wire. The one number that is no amount of a payroll is zero, and a range may begin or end there. */
function amountOf(text: string): string | null {
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

/** What a search asks for, condition by condition; each can be dropped. */
export function tagsOf(search: PayrollSearch): readonly Condition<PayrollSearch>[] {
  return conditionsOf(search, EMPTY_SEARCH, CONDITIONS);
}

import type { listPayments, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { SearchModel } from '@ncb/shared-kernel/blocks/search';
import { normaliseTypedIban } from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { checkJournalSearch } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import {
  DocumentType,
  pageAddress,
  readPageAddress,
  STORED_STATUSES,
  type PageValues,
} from '@ncb/shared-kernel/domain/vocabulary';
import type { PageParameters } from '@ncb/shared-kernel/remote-contract';

/** What is looked for in the journal, as typed; '' where nothing is asked for. Source: spec 2 §2 */
export interface JournalSearch {
  readonly periodType: 'period' | 'date';
  /** `yyyy-MM-dd`, or what was typed instead. */
  readonly start: string;
  readonly end: string;
  readonly day: string;
  readonly number: string;
  readonly senderName: string;
  readonly accountIds: readonly string[];
  readonly receiverName: string;
  readonly receiverCode: string;
  readonly receiverAccount: string;
  readonly creator: string;
  /** Letters. */
  readonly currency: string;
  readonly amountLow: string;
  readonly amountHigh: string;
  readonly status: string;
  readonly type: string;
  readonly direction: '' | 'd' | 'k';
  /** Which of the documents found: all, or those that wait for the user. Found in the answer: the bank is not asked. */
  readonly view: JournalView;
}

/** `mine` waits for a signature of the user, or to be sent by him. */
export const JOURNAL_VIEWS = ['all', 'mine', 'ready', 'rejected'] as const;
export type JournalView = (typeof JOURNAL_VIEWS)[number];

/** The documents of the last 30 days. */
export const EMPTY_SEARCH: JournalSearch = {
  periodType: 'period',
  start: '',
  end: '',
  day: '',
  number: '',
  senderName: '',
  accountIds: [],
  receiverName: '',
  receiverCode: '',
  receiverAccount: '',
  creator: '',
  currency: '',
  amountLow: '',
  amountHigh: '',
  status: '',
  type: '',
  direction: '',
  view: 'all',
};

type Texts = {
  readonly [K in keyof JournalSearch as JournalSearch[K] extends string ? Exclude<K, 'view'> : never]: string;
};
export type SearchField = keyof JournalSearch;
/** What the dialog has a control for. */
export type DialogField = Exclude<SearchField, 'view'>;

/** The names of the fields on the wire: in the page's address, on the screen and in problems. `view` is ours. */
export const WIRE_NAMES = {
  periodType: 'period_type',
  start: 'date_start',
  end: 'date_end',
  day: 'pmt_date',
  number: 'pmt_num',
  senderName: 'name_d',
  accountIds: 'acn_ids',
  receiverName: 'name_co',
  receiverCode: 'okpo_co',
  receiverAccount: 'acnt_co',
  creator: 'creator',
  currency: 'sim_cur',
  amountLow: 'amount_l',
  amountHigh: 'amount_h',
  status: 'status',
  type: 'pmt_type',
  direction: 'd_k',
  view: 'view',
} as const satisfies Record<SearchField, string>;

/** What the header of the list has a chip for: its conditions are told there. */
export const CHIP_FIELDS: readonly SearchField[] = ['start', 'day', 'accountIds', 'amountLow', 'status'];

const TEXT_FIELDS = (Object.keys(EMPTY_SEARCH) as SearchField[]).filter(
  (field): field is keyof Texts => field !== 'view' && typeof EMPTY_SEARCH[field] === 'string',
);

/** The search that an address asks for. A word that no list offers is left out; `account` is what other pages call one. */
export function readSearch(parameters: PageParameters): JournalSearch {
  const { status = '', type = '', isForMe, view = 'all', ...asked } = readPageAddress('miPmtJournal', parameters);
  return { ...EMPTY_SEARCH, ...asked, status: String(status), type: String(type), view: isForMe ? 'mine' : view };
}

/** The address of a search: what is asked for and nothing else. Of the two kinds of period only the chosen one counts. */
export function writeSearch(search: JournalSearch): PageParameters {
  const { accountIds, view } = search;
  const texts = TEXT_FIELDS.filter((field) => counts(search, field)).map((field) => [field, tidyLine(search[field])]);
  const asked = Object.fromEntries(texts.filter(([, text]) => text !== '')) as PageValues<'miPmtJournal'>;
  const shown = view === 'mine' ? { isForMe: true } : view !== 'all' && { view };
  return pageAddress('miPmtJournal', { ...asked, accountIds, ...shown }).parameters;
}

function counts({ periodType }: JournalSearch, field: SearchField): boolean {
  if (field === 'periodType' || field === 'day') return periodType === 'date';
  return periodType === 'period' || (field !== 'start' && field !== 'end');
}

/** The search of the journal, for the parts that every search has. */
export const JOURNAL_SEARCH: SearchModel<JournalSearch> = {
  table: 'journal',
  empty: EMPTY_SEARCH,
  names: WIRE_NAMES,
  cleared: ({ view }) => ({ ...EMPTY_SEARCH, view }),
  check: checkJournalSearch,
  read: readSearch,
  write: writeSearch,
};

/** What the bank is asked; the search has no problems. */
export function toRequest(search: JournalSearch): RequestOf<typeof listPayments> {
  const { periodType, start, end, day, accountIds, direction } = search;
  const isPeriod = periodType === 'period';
  const texts = {
    number: search.number,
    senderName: search.senderName,
    receiverName: search.receiverName,
    receiverCode: search.receiverCode,
    receiverAccount: normaliseTypedIban(search.receiverAccount),
    creator: search.creator,
    currencyLetters: search.currency,
    amountLow: amountOf(search.amountLow),
    amountHigh: amountOf(search.amountHigh),
  };
  return {
    periodType,
    start: (isPeriod && start) || null,
    end: (isPeriod && end) || null,
    day: (!isPeriod && day) || null,
    accountIds,
    status: STORED_STATUSES.find((status) => String(status) === search.status) ?? null,
    type: Object.values(DocumentType).find((type) => String(type) === search.type) ?? null,
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(direction && { direction }),
  };
}

/** In the form of the wire. The one number that is no amount of a payment is zero, and a range may begin or end there. */
function amountOf(text: string): string {
  if (text === '') return '';
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.amount : '0.00';
}

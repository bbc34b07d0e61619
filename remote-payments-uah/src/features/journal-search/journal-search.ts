import type { listPayments, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { SearchModel } from '@ncb/shared-kernel/blocks/search';
import { normaliseTypedIban } from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { checkJournalSearch } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import {
  DocumentType,
  buildPageAddress,
  readPageAddress,
  STORED_STATUSES,
  type PageValues,
} from '@ncb/shared-kernel/domain/vocabulary';
import type { PageParameters } from '@ncb/shared-kernel/remote-contract';

/** Search as typed; '' for no condition. Source: docs/requirements/hryvnia-payments.md#journal-search. */
export interface JournalSearch {
  readonly periodType: 'period' | 'date';
  /** `yyyy-MM-dd`, or invalid text as typed. */
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
  readonly currency: string;
  readonly amountLow: string;
  readonly amountHigh: string;
  /** Number, amount, account, receiver or purpose. */
  readonly find: string;
  readonly status: string;
  readonly type: string;
  readonly direction: '' | 'd' | 'k';
  /** Filters the answer, without a request. */
  readonly view: JournalView;
}

/** Views of the journal. `mine`: documents to be signed or sent by the user. */
export const JOURNAL_VIEWS = ['all', 'mine', 'ready', 'rejected'] as const;
export type JournalView = (typeof JOURNAL_VIEWS)[number];

/** Documents of the last 30 days. */
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
  find: '',
  status: '',
  type: '',
  direction: '',
  view: 'all',
};

type Texts = {
  readonly [K in keyof JournalSearch as JournalSearch[K] extends string ? Exclude<K, 'view'> : never]: string;
};
export type SearchField = keyof JournalSearch;
export type DialogField = Exclude<SearchField, 'view'>;

export const CHIP_FIELDS: readonly SearchField[] = ['start', 'day', 'accountIds', 'amountLow', 'status'];

const TEXT_FIELDS = (Object.keys(EMPTY_SEARCH) as SearchField[]).filter(
  (field): field is keyof Texts => field !== 'view' && typeof EMPTY_SEARCH[field] === 'string',
);

/** Reads a search from an address, ignoring unknown values. */
function readJournalSearch(parameters: PageParameters): JournalSearch {
  const { status = '', type = '', isForMe, view = 'all', ...conditions } = readPageAddress('miPmtJournal', parameters);
  return { ...EMPTY_SEARCH, ...conditions, status: String(status), type: String(type), view: isForMe ? 'mine' : view };
}

/** Writes non-empty conditions; only the chosen kind of period. */
function writeJournalSearch(search: JournalSearch): PageParameters {
  const { accountIds, view } = search;
  const texts = TEXT_FIELDS.filter((field) => isEffective(search, field)).map((field) => [
    field,
    tidyLine(search[field]),
  ]);
  const conditions = Object.fromEntries(texts.filter(([, text]) => text !== '')) as PageValues<'miPmtJournal'>;
  const shown = view === 'mine' ? { isForMe: true } : view !== 'all' && { view };
  return buildPageAddress('miPmtJournal', { ...conditions, accountIds, ...shown }).parameters;
}

function isEffective({ periodType }: JournalSearch, field: SearchField): boolean {
  if (field === 'periodType' || field === 'day') return periodType === 'date';
  return periodType === 'period' || (field !== 'start' && field !== 'end');
}

export const JOURNAL_SEARCH: SearchModel<JournalSearch> = {
  table: 'journal',
  empty: EMPTY_SEARCH,
  cleared: ({ view }) => ({ ...EMPTY_SEARCH, view }),
  check: checkJournalSearch,
  read: readJournalSearch,
  write: writeJournalSearch,
};

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
    amountLow: toWireAmount(search.amountLow),
    amountHigh: toWireAmount(search.amountHigh),
    find: search.find,
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

/** Converts to wire format; zero is no amount of a payment but may bound a range. */
function toWireAmount(text: string): string {
  if (text === '') return '';
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.amount : '0.00';
}

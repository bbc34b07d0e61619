import { EMPTY_SEARCH, type JournalSearch, type SearchField } from './journal-search';

/** A parameter that narrows the journal down. */
export interface SearchTag {
  readonly field: SearchField;
  /** The search without it. */
  readonly without: JournalSearch;
}

/** Both ends of a period and of a range of amounts are one condition each, named by its first field. */
const TOGETHER: Partial<Record<SearchField, readonly SearchField[]>> = {
  start: ['start', 'end'],
  amountLow: ['amountLow', 'amountHigh'],
  day: ['periodType', 'day'],
};

/** Fields that stand for a condition, in the order of the dialog. */
const SHOWN: readonly SearchField[] = [
  'start',
  'day',
  'type',
  'status',
  'amountLow',
  'currency',
  'number',
  'direction',
  'accountIds',
  'receiverName',
  'receiverCode',
  'receiverAccount',
  'senderName',
  'creator',
];

/** What a search asks for, condition by condition; each can be dropped. */
export function tagsOf(search: JournalSearch): readonly SearchTag[] {
  const isAsked = (field: SearchField) => search[field].toString() !== EMPTY_SEARCH[field].toString();
  const ofOtherKind: SearchField = search.periodType === 'date' ? 'start' : 'day';
  return SHOWN.filter((field) => field !== ofOtherKind && (TOGETHER[field] ?? [field]).some(isAsked)).map((field) => ({
    field,
    without: { ...search, ...nothingOf(TOGETHER[field] ?? [field]) },
  }));
}

function nothingOf(fields: readonly SearchField[]): Partial<JournalSearch> {
  return Object.fromEntries(fields.map((field) => [field, EMPTY_SEARCH[field]]));
}

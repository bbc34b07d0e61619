import { conditionsOf, type Condition, type ConditionFields } from '@ncb/shared-kernel/domain/rules';
import { EMPTY_SEARCH, type JournalSearch } from './journal-search';

const PERIOD: ConditionFields<JournalSearch> = ['start', 'end'];
const DAY: ConditionFields<JournalSearch> = ['day', 'periodType'];

/** The other conditions, in the order of the dialog. */
const OTHERS: readonly ConditionFields<JournalSearch>[] = [
  ['type'],
  ['status'],
  ['amountLow', 'amountHigh'],
  ['currency'],
  ['number'],
  ['direction'],
  ['accountIds'],
  ['receiverName'],
  ['receiverCode'],
  ['receiverAccount'],
  ['senderName'],
  ['creator'],
];

/** What a search asks for, condition by condition; each can be dropped. Of the two kinds of period the chosen one counts. */
export function tagsOf(search: JournalSearch): readonly Condition<JournalSearch>[] {
  return conditionsOf(search, EMPTY_SEARCH, [search.periodType === 'date' ? DAY : PERIOD, ...OTHERS]);
}

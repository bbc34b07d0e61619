import { listConditions, type Condition, type ConditionFields } from '@ncb/shared-kernel/domain/rules';
import { EMPTY_SEARCH, type JournalSearch } from './journal-search';

const PERIOD: ConditionFields<JournalSearch> = ['start', 'end'];
const DAY: ConditionFields<JournalSearch> = ['day', 'periodType'];

const OTHERS: readonly ConditionFields<JournalSearch>[] = [
  ['find'],
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

/** Lists removable conditions; only the chosen kind of period. */
export function listJournalConditions(search: JournalSearch): readonly Condition<JournalSearch>[] {
  return listConditions(search, EMPTY_SEARCH, [search.periodType === 'date' ? DAY : PERIOD, ...OTHERS]);
}

import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { alphabetKey } from '@ncb/shared-kernel/domain/text';
import { sortRows, type SortKey, type TableSort } from '@ncb/shared-kernel/ui';

/** What a column sorts by. */
const KEYS: Readonly<Record<string, (row: JournalRow) => SortKey>> = {
  pmt_num: ({ number }) => Number(number),
  pmt_date: ({ documentDate }) => documentDate,
  val_date: ({ valueDate }) => valueDate ?? '',
  pmt_type: ({ type }) => type,
  name_co: ({ receiverName }) => alphabetKey(receiverName),
  okpo_co: ({ receiverCode }) => receiverCode,
  acnt_co: ({ receiverAccount }) => receiverAccount,
  acn_n: ({ debitAccount }) => debitAccount,
  amount: ({ amount }) => toMinor(amount),
  c_amount: ({ amount, amountInUah }) => toMinor(amountInUah ?? amount),
  status: ({ status }) => status,
  user_name: ({ creator }) => alphabetKey(creator),
  time_e: ({ confirmed }) => confirmed ?? '',
};

/** Documents by a column. @param sort null: the bank's order, newest first */
export function sortJournal(rows: readonly JournalRow[], sort: TableSort | null): readonly JournalRow[] {
  return sortRows(rows, sort && KEYS[sort.column], sort?.isDescending);
}

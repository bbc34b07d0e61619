import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { getAlphabetKey } from '@ncb/shared-kernel/domain/text';
import type { PlacedColumn, SortKey } from '@ncb/shared-kernel/ui';

/**
 * Columns by wire name. A narrow list hides account, date and status, in this order. Source:
 * docs/requirements/hryvnia-payments.md#journal-row.
 */
export const JOURNAL_COLUMNS = [
  { key: 'pmt_num', room: 'always' },
  { key: 'pmt_date', room: 'always', givesWayBelow: 820 },
  { key: 'val_date', room: 'asked' },
  { key: 'pmt_type', room: 'wide' },
  { key: 'name_co', room: 'always', isAlwaysShown: true },
  { key: 'okpo_co', room: 'asked' },
  { key: 'acnt_co', room: 'asked' },
  { key: 'acn_n', room: 'always', givesWayBelow: 1060 },
  { key: 'amount', room: 'always' },
  { key: 'c_amount', room: 'asked' },
  { key: 'status', room: 'always', givesWayBelow: 760 },
  { key: 'user_name', room: 'wide' },
  { key: 'time_e', room: 'asked' },
] as const satisfies readonly PlacedColumn[];
export type JournalColumn = (typeof JOURNAL_COLUMNS)[number]['key'];

export const JOURNAL_SORT_KEYS: Readonly<Record<JournalColumn, (row: JournalRow) => SortKey>> = {
  pmt_num: ({ number }) => Number(number),
  pmt_date: ({ documentDate }) => documentDate,
  val_date: ({ valueDate }) => valueDate ?? '',
  pmt_type: ({ type }) => type,
  name_co: ({ receiverName }) => getAlphabetKey(receiverName),
  okpo_co: ({ receiverCode }) => receiverCode,
  acnt_co: ({ receiverAccount }) => receiverAccount,
  acn_n: ({ debitAccount }) => debitAccount,
  amount: ({ amount }) => toMinor(amount),
  c_amount: ({ amount, amountInUah }) => toMinor(amountInUah ?? amount),
  status: ({ status }) => status,
  user_name: ({ creator }) => getAlphabetKey(creator),
  time_e: ({ confirmed }) => confirmed ?? '',
};

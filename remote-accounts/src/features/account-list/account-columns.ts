import type { Account } from '@ncb/shared-kernel/api/contract';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import type { PlacedColumn, SortKey } from '@ncb/shared-kernel/ui';

/**
 * The columns of the account list by their wire names, in their order: what can be spent stands before what is there.
 * Those for wide windows have no room in 1,280 pixels, but are one click away; in a narrow list the last movement goes
 * first, the hryvnias stand under the balance, the status beside the name, at last the balance under what is available;
 * the bank's own references are there when asked for.
 * Source: spec 1 §2 ("Account list", "Hidden columns"); `trend` is ours.
 */
const ACCOUNT_COLUMNS = [
  { key: 'acn_n', room: 'always' },
  { key: 'sim_cur', room: 'asked' },
  { key: 'av_sal', room: 'always' },
  { key: 'sal', room: 'always', givesWayBelow: 600 },
  { key: 'c_sal', room: 'always', givesWayBelow: 1040 },
  { key: 'has_overdraft', room: 'wide' },
  { key: 'last_move', room: 'always', givesWayBelow: 1130 },
  { key: 'trend', room: 'wide' },
  { key: 'status_text', room: 'always', givesWayBelow: 760 },
  { key: 'acn_id', room: 'asked' },
  { key: 'status_ref', room: 'asked' },
] as const satisfies readonly PlacedColumn[];
export type AccountColumn = (typeof ACCOUNT_COLUMNS)[number]['key'];

/** A debt has no overdraft, and nothing of it can be spent. Source: spec 1 §2 */
const OF_CURRENT_ACCOUNTS: readonly AccountColumn[] = ['has_overdraft', 'av_sal'];

/** The columns that a list of this kind of account has. */
export function columnsOf(kind: AccountKind): readonly ({ readonly key: AccountColumn } & PlacedColumn)[] {
  if (kind === AccountKind.current) return ACCOUNT_COLUMNS;
  // Of a debt the balance is what is looked for: nothing else says it.
  return ACCOUNT_COLUMNS.filter(({ key }) => !OF_CURRENT_ACCOUNTS.includes(key)).map((column) =>
    column.key === 'sal' ? { key: column.key } : column,
  );
}

/** What a column sorts by; the others sort nothing. */
export const ACCOUNT_SORT_KEYS: Readonly<Partial<Record<AccountColumn, (account: Account) => SortKey>>> = {
  acn_n: ({ number }) => number,
  sim_cur: ({ currencyLetters }) => currencyLetters,
  sal: ({ balance }) => toMinor(balance),
  av_sal: ({ available }) => toMinor(available),
  c_sal: ({ balanceEquivalent }) => toMinor(balanceEquivalent),
  has_overdraft: ({ hasOverdraft }) => Number(hasOverdraft),
  last_move: ({ lastMovement }) => lastMovement ?? '',
  status_text: ({ status }) => status,
};

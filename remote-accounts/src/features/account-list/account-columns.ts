import type { Account } from '@ncb/shared-kernel/api/contract';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import type { PlacedColumn, SortKey } from '@ncb/shared-kernel/ui';

/**
 * Columns of the account list by wire name, in display order.
 * `wide` columns do not fit into 1,280 px and are off by default. In a narrow list the last movement goes first, then
 * the hryvnia equivalent moves under the balance, the status beside the name and the balance under the available
 * amount. `trend` is our addition. Source: docs/requirements/shell-accounts-admin.md#account-list.
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

/** Columns without meaning for a debt. Source: docs/requirements/shell-accounts-admin.md#account-list. */
const CURRENT_ACCOUNT_COLUMNS: readonly AccountColumn[] = ['has_overdraft', 'av_sal'];

export function getAccountColumns(kind: AccountKind): readonly ({ readonly key: AccountColumn } & PlacedColumn)[] {
  if (kind === AccountKind.current) return ACCOUNT_COLUMNS;
  // The balance of a credit account never gives way: no other column shows the debt.
  return ACCOUNT_COLUMNS.filter(({ key }) => !CURRENT_ACCOUNT_COLUMNS.includes(key)).map((column) =>
    column.key === 'sal' ? { key: column.key } : column,
  );
}

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

import { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';

/**
 * The columns of the account list by their wire names, in their order. Source: spec 1 §2 ("Account list"); `trend` is
 * ours.
 */
export const ACCOUNT_COLUMNS = [
  'acn_n',
  'sim_cur',
  'sal',
  'av_sal',
  'c_sal',
  'has_overdraft',
  'last_move',
  'trend',
  'status_text',
  'acn_id',
  'status_ref',
] as const;
export type AccountColumn = (typeof ACCOUNT_COLUMNS)[number];

/** The bank's own references. Source: spec 1 §2 ("Hidden columns") */
const HIDDEN: readonly AccountColumn[] = ['acn_id', 'status_ref'];
/** What a window of 1,280 pixels has no room for: one click away, and all of it in the panel of the row. */
const FOR_WIDE_WINDOWS: readonly AccountColumn[] = ['has_overdraft', 'last_move', 'trend'];
/** A debt has no overdraft, and nothing of it can be spent. Source: spec 1 §2 */
const OF_CURRENT_ACCOUNTS: readonly AccountColumn[] = ['has_overdraft', 'av_sal'];

/** The columns that a list of this kind of account has. */
export function columnsOf(kind: AccountKind): readonly AccountColumn[] {
  if (kind === AccountKind.current) return ACCOUNT_COLUMNS;
  return ACCOUNT_COLUMNS.filter((column) => !OF_CURRENT_ACCOUNTS.includes(column));
}

/**
 * The columns that are shown: those that the user chose, else what there is room for. The account itself always is.
 * @param chosen names as they were stored, maybe by another version
 */
export function shownColumns(
  kind: AccountKind,
  chosen: readonly string[] | undefined,
  isVeryWide: boolean,
): readonly AccountColumn[] {
  const isShown = (column: AccountColumn) =>
    chosen ? chosen.includes(column) : !HIDDEN.includes(column) && (isVeryWide || !FOR_WIDE_WINDOWS.includes(column));
  return columnsOf(kind).filter((column) => column === 'acn_n' || isShown(column));
}

import type { Account } from '@ncb/shared-kernel/api/contract';
import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { isClosed } from '@ncb/shared-kernel/domain/vocabulary';
import { sortRows, type SortKey, type TableSort } from '@ncb/shared-kernel/ui';

export interface AccountFilter {
  /** A part of the number, the IBAN or the name. */
  readonly search: string;
  /** Numeric codes; none: all currencies. */
  readonly currencies: readonly string[];
  readonly showClosed: boolean;
}

/** The accounts that a filter leaves, in their order. */
export function filterAccounts(accounts: readonly Account[], filter: AccountFilter): readonly Account[] {
  const { currencies, showClosed } = filter;
  const words = filter.search.trim().toLocaleLowerCase();
  // People paste an IBAN in groups of four.
  const code = normaliseIban(filter.search);
  return accounts.filter(
    (account) =>
      (showClosed || !isClosed(account.status)) &&
      (currencies.length === 0 || currencies.includes(account.currencyCode)) &&
      (words === '' || isMeant(account, words, code)),
  );
}

function isMeant({ iban, number, comment }: Account, words: string, code: string): boolean {
  if (comment.toLocaleLowerCase().includes(words)) return true;
  if (code === '') return false;
  // Shorter digits are looked for in the number only: every IBAN has the bank's code and a row of zeros.
  const isOfIban = code.startsWith('UA') || code.length > number.length;
  return number.includes(code) || (isOfIban && iban.includes(code));
}

/** What a column sorts by. */
const KEYS: Readonly<Record<string, (account: Account) => SortKey>> = {
  acn_n: ({ number }) => number,
  sim_cur: ({ currencyLetters }) => currencyLetters,
  sal: ({ balance }) => toMinor(balance),
  av_sal: ({ available }) => toMinor(available),
  c_sal: ({ balanceEquivalent }) => toMinor(balanceEquivalent),
  has_overdraft: ({ hasOverdraft }) => Number(hasOverdraft),
  last_move: ({ lastMovement }) => lastMovement ?? '',
  status_text: ({ status }) => status,
};

/** Columns that a list of accounts can be sorted by. */
export const SORT_COLUMNS: readonly string[] = Object.keys(KEYS);

/**
 * The accounts by a column, equal ones in the bank's order; favourites stand before all others.
 * @param sort null: the bank's order
 */
export function sortAccounts(
  accounts: readonly Account[],
  sort: TableSort | null,
  favourites: ReadonlySet<string>,
): readonly Account[] {
  const sorted = sortRows(accounts, sort && KEYS[sort.column], sort?.isDescending);
  const isFirst = ({ id }: Account) => favourites.has(id);
  return [...sorted.filter(isFirst), ...sorted.filter((account) => !isFirst(account))];
}

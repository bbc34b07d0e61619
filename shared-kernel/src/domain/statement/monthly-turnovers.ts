import { addMonths, monthOf } from '../dates';
import { addAmounts, subtractAmounts } from '../money';
import type { Movement } from './balances';

/** What moved on an account on a day: a row of the turnovers by day. */
export interface AccountDay extends Movement {
  readonly accountId: string;
  /** Letters. */
  readonly currencyLetters: string;
  /** `yyyy-MM-dd`. */
  readonly day: string | null;
}

/** What moved in a month on all accounts of a currency. */
export interface MonthMovement extends Movement {
  /** `yyyy-MM`. */
  readonly month: string;
  /** What came in less what went out. */
  readonly difference: string;
}

export interface CurrencyMonths {
  /** Letters. */
  readonly currency: string;
  /** The accounts that are summed up, in the order in which they first appear. */
  readonly accountIds: readonly string[];
  /** Without a gap, the oldest first. */
  readonly months: readonly MonthMovement[];
}

export interface MonthsAsked {
  /** The last day, `yyyy-MM-dd`. */
  readonly end: string;
  /** How many months, the one of the last day among them. */
  readonly count: number;
}

/** The first day of so many months that end on a day: what the turnovers by day are asked from. */
export function startOfMonths({ end, count }: MonthsAsked): string {
  return `${addMonths(monthOf(end), 1 - count)}-01`;
}

/**
 * Turnovers by day as turnovers by month, a list for each currency in the order in which the currencies first appear: sums
 * of different currencies are never added. An account keeps its balance through the months without a row of its own, and
 * the months before its first row have that row's opening balance. Source: reference/areas A8
 * @param days rows of `get_turnovers` by day from `startOfMonths` on, in any order; each account has at least one
 */
export function monthlyTurnovers(days: readonly AccountDay[], asked: MonthsAsked): readonly CurrencyMonths[] {
  const months = Array.from({ length: asked.count }, (_, index) =>
    addMonths(monthOf(asked.end), index + 1 - asked.count),
  );
  const byAccount = grouped(days, ({ accountId }) => accountId);
  const byCurrency = grouped(byAccount, ([, [first]]) => first?.currencyLetters ?? '');
  return [...byCurrency].map(([currency, accounts]) => {
    const moved = accounts.map(([, rows]) => monthsOfAccount(rows, months));
    return {
      currency,
      accountIds: accounts.map(([accountId]) => accountId),
      months: months.map((month, place) => {
        const sum = (part: keyof Movement) =>
          moved.reduce((total, account) => addAmounts(total, account[place]?.[part] ?? '0.00'), '0.00');
        const [debit, credit] = [sum('debit'), sum('credit')];
        return {
          month,
          opening: sum('opening'),
          debit,
          credit,
          difference: subtractAmounts(credit, debit),
          closing: sum('closing'),
        };
      }),
    };
  });
}

function monthsOfAccount(rows: readonly AccountDay[], months: readonly string[]): readonly Movement[] {
  const ordered = rows.toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1));
  const byMonth = grouped(ordered, ({ day }) => monthOf(day ?? ''));
  let balance = ordered[0]?.opening ?? '0.00';
  return months.map((month) => {
    const own = byMonth.get(month) ?? [];
    const sum = (side: 'debit' | 'credit') => own.reduce((total, row) => addAmounts(total, row[side]), '0.00');
    const opening = balance;
    balance = own.at(-1)?.closing ?? balance;
    return { opening, debit: sum('debit'), credit: sum('credit'), closing: balance };
  });
}

/** Items under their names, in the order in which these first appear. */
function grouped<Item>(items: Iterable<Item>, nameOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(nameOf(item));
    if (group) group.push(item);
    else groups.set(nameOf(item), [item]);
  }
  return groups;
}

import { addMonths, getMonth } from '../dates';
import { addAmounts, subtractAmounts } from '../money';
import type { Movement } from './balances';

export interface AccountDay extends Movement {
  readonly accountId: string;
  readonly currencyLetters: string;
  readonly day: string | null;
}

export interface MonthMovement extends Movement {
  readonly month: string;
  readonly difference: string;
}

export interface CurrencyMonths {
  readonly currency: string;
  readonly accountIds: readonly string[];
  /** Without gaps, oldest first. */
  readonly months: readonly MonthMovement[];
}

export interface MonthRange {
  readonly end: string;
  /** Includes the month of the last day. */
  readonly count: number;
}

export function getStartOfMonths({ end, count }: MonthRange): string {
  return `${addMonths(getMonth(end), 1 - count)}-01`;
}

/**
 * Converts daily to monthly turnovers per currency. An account keeps its balance through months without a row; earlier
 * months have the first row's opening balance. Source: docs/requirements/statements.md#monthly-chart.
 * @param days rows of `get_turnovers` from `getStartOfMonths` on, in any order; each account has one
 */
export function getMonthlyTurnovers(days: readonly AccountDay[], range: MonthRange): readonly CurrencyMonths[] {
  const months = Array.from({ length: range.count }, (_, index) =>
    addMonths(getMonth(range.end), index + 1 - range.count),
  );
  const byAccount = groupBy(days, ({ accountId }) => accountId);
  const byCurrency = groupBy(byAccount, ([, [first]]) => first?.currencyLetters ?? '');
  return [...byCurrency].map(([currency, accounts]) => {
    const accountMonths = accounts.map(([, rows]) => getAccountMonths(rows, months));
    return {
      currency,
      accountIds: accounts.map(([accountId]) => accountId),
      months: months.map((month, place) => {
        const sum = (part: keyof Movement) =>
          accountMonths.reduce((total, account) => addAmounts(total, account[place]?.[part] ?? '0.00'), '0.00');
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

function getAccountMonths(rows: readonly AccountDay[], months: readonly string[]): readonly Movement[] {
  const ordered = rows.toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1));
  const byMonth = groupBy(ordered, ({ day }) => getMonth(day ?? ''));
  let balance = ordered[0]?.opening ?? '0.00';
  return months.map((month) => {
    const own = byMonth.get(month) ?? [];
    const sum = (side: 'debit' | 'credit') => own.reduce((total, row) => addAmounts(total, row[side]), '0.00');
    const opening = balance;
    balance = own.at(-1)?.closing ?? balance;
    return { opening, debit: sum('debit'), credit: sum('credit'), closing: balance };
  });
}

function groupBy<Item>(items: Iterable<Item>, nameOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(nameOf(item));
    if (group) group.push(item);
    else groups.set(nameOf(item), [item]);
  }
  return groups;
}

import { addDays, weekdayOf } from '@ncb/shared-kernel/domain/dates';

/** First and last day, `yyyy-MM-dd`. */
export interface Days {
  readonly start: string;
  readonly end: string;
}

/** The periods that are one press away. Source: reference/areas A8 */
export const PERIODS = ['day', 'yesterday', 'week', 'month', 'previousMonth', 'quarter', 'year'] as const;
export type PeriodName = (typeof PERIODS)[number];

/** The days of a period that has the bank's day in it, up to that day; yesterday and the previous month lie before it. */
export function periodDays(name: PeriodName, bankDay: string): Days {
  const [year, month] = [bankDay.slice(0, 4), Number(bankDay.slice(5, 7))];
  const monthStart = `${bankDay.slice(0, 7)}-01`;
  switch (name) {
    case 'day':
      return { start: bankDay, end: bankDay };
    case 'yesterday':
      return { start: addDays(bankDay, -1), end: addDays(bankDay, -1) };
    case 'week':
      // Monday is the first day.
      return { start: addDays(bankDay, -((weekdayOf(bankDay) + 6) % 7)), end: bankDay };
    case 'month':
      return { start: monthStart, end: bankDay };
    case 'previousMonth': {
      const end = addDays(monthStart, -1);
      return { start: `${end.slice(0, 7)}-01`, end };
    }
    case 'quarter': {
      const first = month - ((month - 1) % 3);
      return { start: `${year}-${String(first).padStart(2, '0')}-01`, end: bankDay };
    }
    case 'year':
      return { start: `${year}-01-01`, end: bankDay };
  }
}

/**
 * From the day up to which the accounts were last exported: it may have had operations after that. Of several accounts
 * the earliest counts, so that none is left out; null where one of them was never exported.
 * @param accountIds none means all that were exported
 */
export function daysSinceExport(
  exports: readonly { readonly accountId: string; readonly until: string }[],
  accountIds: readonly string[],
  bankDay: string,
): Days | null {
  const meant = exports.filter(({ accountId }) => accountIds.length === 0 || accountIds.includes(accountId));
  if (meant.length === 0 || meant.length < accountIds.length) return null;
  const start = meant.reduce((earliest, { until }) => (until < earliest ? until : earliest), bankDay);
  return { start, end: bankDay };
}

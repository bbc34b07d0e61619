import { addDays, getWeekday } from './calendar-date';
import { addMonths, getFirstDay, getLastDay, getMonth } from './months';

export const PERIOD_NAMES = ['bankDay', 'yesterday', 'week', 'month', 'previousMonth', 'quarter', 'year'] as const;
export type PeriodName = (typeof PERIOD_NAMES)[number];

/** Period, both days inclusive. */
export interface NamedPeriod {
  readonly start: string;
  readonly end: string;
}

/** Returns the days of a period; week (from Monday), month, quarter and year end on the bank day. */
export function getNamedPeriod(name: PeriodName, bankDay: string): NamedPeriod {
  const month = getMonth(bankDay);
  const until = (start: string) => ({ start, end: bankDay });
  switch (name) {
    case 'bankDay':
      return until(bankDay);
    case 'yesterday':
      return { start: addDays(bankDay, -1), end: addDays(bankDay, -1) };
    case 'week':
      return until(addDays(bankDay, -((getWeekday(bankDay) + 6) % 7)));
    case 'month':
      return until(getFirstDay(month));
    case 'previousMonth':
      return { start: getFirstDay(addMonths(month, -1)), end: getLastDay(addMonths(month, -1)) };
    case 'quarter':
      return until(getFirstDay(addMonths(month, -((Number(month.slice(5)) - 1) % 3))));
    case 'year':
      return until(`${bankDay.slice(0, 4)}-01-01`);
  }
}

/** Returns the name of a period (of several, the shortest), or null. */
export function findPeriodName({ start, end }: NamedPeriod, bankDay: string): PeriodName | null {
  return (
    PERIOD_NAMES.find((name) => {
      const named = getNamedPeriod(name, bankDay);
      return named.start === start && named.end === end;
    }) ?? null
  );
}

import type { Ratio } from '../money/ratio';
import { addMonths, DayCount, yearPart } from './day-count';

/** The days for which one payment of a credit brings the interest: from `from` up to and without `to`. */
export interface CreditPeriod {
  /** `yyyy-MM-dd`. */
  readonly from: string;
  readonly to: string;
  /** From one due day to the next: by months of 30 days it is a twelfth of a year, however long the month is. */
  readonly isMonth: boolean;
}

/** When a payment is due by the contract, and the banking day on which it is paid. */
export interface DueDay {
  readonly number: number;
  readonly plannedOn: string;
  readonly payOn: string;
  readonly period: CreditPeriod;
}

const DAYS_OF_MONTH = 30;

/** The part of a year that the days from `from` up to and without `to` of a period make, exact; the parts of a period add up. */
export function partOfPeriod(period: CreditPeriod, from: string, to: string, basis: DayCount): Ratio {
  if (basis !== DayCount.thirty360 || !period.isMonth) return yearPart(from, to, basis);
  const days = (day: string) => {
    const counted = Number(yearPart(period.from, day, DayCount.thirty360).numerator);
    return day >= period.to ? DAYS_OF_MONTH : Math.min(DAYS_OF_MONTH, counted);
  };
  return { numerator: BigInt(Math.max(0, days(to) - days(from))), denominator: 360n };
}

/** What decides the due days of a credit. */
export interface DueDayRule {
  /** The day of issue. */
  readonly start: string;
  readonly periods: number;
  /** Day of the month, 1 to 31; the day of issue where it is not named. */
  readonly dueDay?: number | undefined;
  readonly basis: DayCount;
  /** The banking day on which a payment of a day is made; the day itself where it is not given. */
  readonly payDay?: ((day: string) => string) | undefined;
}

/**
 * The due days of a credit, one a month from the month after its issue, always counted from the original day: 31.01 is
 * followed by 28.02 and 31.03. Interest runs to the real day of payment; by months of 30 days, to the planned one.
 * Source: reference/areas E2
 */
export function dueDays({ start, periods, dueDay, basis, payDay = (day) => day }: DueDayRule): readonly DueDay[] {
  const planned = (number: number) => dueDate(start, dueDay, number);
  const endOf = (day: string) => (basis === DayCount.thirty360 ? day : payDay(day));
  return Array.from({ length: periods }, (_, index) => {
    const number = index + 1;
    const plannedOn = planned(number);
    const from = index === 0 ? start : endOf(planned(index));
    const isMonth = index > 0 || planned(0) === start;
    return { number, plannedOn, payOn: payDay(plannedOn), period: { from, to: endOf(plannedOn), isMonth } };
  });
}

function dueDate(start: string, dueDay: number | undefined, number: number): string {
  if (dueDay === undefined) return addMonths(start, number);
  const [year = '', month = ''] = start.split('-');
  return addMonths(`${year}-01-${String(dueDay).padStart(2, '0')}`, Number(month) - 1 + number);
}

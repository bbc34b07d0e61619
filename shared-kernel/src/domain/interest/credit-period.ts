import type { Ratio } from '../money/ratio';
import { addMonths, DayCount, computeYearPart } from './day-count';

/** Interest period from `from` up to, not including, `to`. */
export interface CreditPeriod {
  readonly from: string;
  readonly to: string;
  /** Between two due days: with 30-day months it is 1/12 of a year, however long the month. */
  readonly isMonth: boolean;
}

/** Contractual due day and the banking day of payment. */
export interface DueDay {
  readonly number: number;
  readonly plannedOn: string;
  readonly payOn: string;
  readonly period: CreditPeriod;
}

const DAYS_OF_MONTH = 30;

/** Returns the exact fraction of a year; fractions of a period add up. */
export function getPeriodPart(period: CreditPeriod, from: string, to: string, basis: DayCount): Ratio {
  if (basis !== DayCount.thirty360 || !period.isMonth) return computeYearPart(from, to, basis);
  const days = (day: string) => {
    const counted = Number(computeYearPart(period.from, day, DayCount.thirty360).numerator);
    return day >= period.to ? DAYS_OF_MONTH : Math.min(DAYS_OF_MONTH, counted);
  };
  return { numerator: BigInt(Math.max(0, days(to) - days(from))), denominator: 360n };
}

export interface DueDayRule {
  readonly start: string;
  readonly periods: number;
  /** 1 to 31; default: the day of issue. */
  readonly dueDay?: number | undefined;
  readonly basis: DayCount;
  /** Banking day of a payment; default: the day itself. */
  readonly payDay?: ((day: string) => string) | undefined;
}

/**
 * Returns monthly due days, always from the original day: 31.01, 28.02, 31.03. Interest runs to the real payment day;
 * with 30-day months, to the planned one. Source: docs/requirements/deposits-and-credits.md#day-count.
 */
export function listDueDays({ start, periods, dueDay, basis, payDay = (day) => day }: DueDayRule): readonly DueDay[] {
  const planned = (number: number) => getDueDate(start, dueDay, number);
  const toEnd = (day: string) => (basis === DayCount.thirty360 ? day : payDay(day));
  return Array.from({ length: periods }, (_, index) => {
    const number = index + 1;
    const plannedOn = planned(number);
    const from = index === 0 ? start : toEnd(planned(index));
    const isMonth = index > 0 || planned(0) === start;
    return { number, plannedOn, payOn: payDay(plannedOn), period: { from, to: toEnd(plannedOn), isMonth } };
  });
}

function getDueDate(start: string, dueDay: number | undefined, number: number): string {
  if (dueDay === undefined) return addMonths(start, number);
  const [year = '', month = ''] = start.split('-');
  return addMonths(`${year}-01-${String(dueDay).padStart(2, '0')}`, Number(month) - 1 + number);
}

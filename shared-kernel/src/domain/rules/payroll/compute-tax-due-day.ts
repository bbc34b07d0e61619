import { addDays, addMonths, getLastDay, getNextSettlementDay } from '../../dates';
import type { TaxTerm } from '../../vocabulary';

/**
 * Returns the last day to pay by law; over a weekend only if the law moves it.
 * @param lastMonth last month of the period, `yyyy-MM`
 */
export function computeTaxDueDay({ last, isMoved }: Pick<TaxTerm, 'last' | 'isMoved'>, lastMonth: string): string {
  const day =
    last.of === 'daysAfter'
      ? addDays(getLastDay(lastMonth), last.days)
      : `${last.of === 'advance' ? lastMonth : addMonths(lastMonth, 1)}-${last.day}`;
  return isMoved ? getNextSettlementDay('ukraine', day) : day;
}

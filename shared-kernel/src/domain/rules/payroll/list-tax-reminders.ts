import { addDays, addMonths, getLastDay, getMonth, isSettlementDay } from '../../dates';
import { compareValues } from '../../text';
import { TAX_TERMS, TREASURY_CLOSED_DAYS, type TaxGroup, type TaxTerm } from '../../vocabulary';
import { computeTaxDueDay } from './compute-tax-due-day';

export interface TaxReminder extends TaxTerm {
  readonly id: string;
  /** Last month of the period, `yyyy-MM`. */
  readonly month: string;
  /** Last day by law. */
  readonly due: string;
  /** Last day until then on which the Treasury takes the money. */
  readonly payBy: string;
}

const MONTHS_OF_QUARTER = 3;
/** A quarter's tax is due at most this many months after it, an advance within its month. */
const MONTHS_BEHIND = 3;

/** Lists what is usually due from `start` on, within `days`, the nearest first. */
export function listTaxReminders(groups: readonly TaxGroup[], start: string, days: number): readonly TaxReminder[] {
  const end = addDays(start, days);
  const months = Array.from({ length: 2 * MONTHS_BEHIND + 1 }, (_, index) =>
    addMonths(getMonth(start), index - MONTHS_BEHIND),
  );
  return TAX_TERMS.filter(({ group }) => groups.includes(group))
    .flatMap((term) =>
      months
        .filter((month) => term.period === 'month' || Number(month.slice('yyyy-'.length)) % MONTHS_OF_QUARTER === 0)
        .map((month): TaxReminder => {
          const due = computeTaxDueDay(term, month);
          return { ...term, id: `${term.group} ${term.tax} ${month}`, month, due, payBy: getLastTreasuryDay(due) };
        }),
    )
    .filter(({ due, payBy }) => due >= start && payBy <= end)
    .toSorted((a, b) => compareValues(a.payBy, b.payBy));
}

/** Returns the first and last day of the taxed period. */
export function getTaxPeriod({ period, month }: Pick<TaxReminder, 'period' | 'month'>) {
  const first = period === 'month' ? month : addMonths(month, 1 - MONTHS_OF_QUARTER);
  return { start: `${first}-01`, end: getLastDay(month) };
}

function getLastTreasuryDay(day: string): string {
  const isOpen = isSettlementDay('ukraine', day) && !TREASURY_CLOSED_DAYS.includes(day.slice('yyyy-'.length));
  return isOpen ? day : getLastTreasuryDay(addDays(day, -1));
}

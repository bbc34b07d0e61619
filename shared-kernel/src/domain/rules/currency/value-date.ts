import { addDays, isSettlementDay, isWeekend, getNextSettlementDay, type SettlementCalendar } from '../../dates';

interface CurrencyTerms {
  readonly cutOff: string;
  readonly minDays: number;
  readonly calendar: SettlementCalendar;
}

/** Bank configuration. Source: docs/requirements/currency.md#value-date. */
const TERMS: Readonly<Record<string, CurrencyTerms>> = {
  EUR: { cutOff: '15:00', minDays: 0, calendar: 'target' },
  USD: { cutOff: '16:00', minDays: 0, calendar: 'fed' },
  GBP: { cutOff: '12:00', minDays: 1, calendar: 'london' },
  PLN: { cutOff: '12:00', minDays: 1, calendar: 'warsaw' },
  JPY: { cutOff: '11:00', minDays: 2, calendar: 'tokyo' },
};

type DelayReason = 'none' | 'cutOff' | 'weekend' | 'holiday' | 'term';

export interface EarliestValue {
  /** Banks in both countries work. */
  readonly day: string;
  /** A bank abroad may need it. */
  readonly nextDay: string;
  readonly reason: DelayReason;
  readonly cutOff: string;
}

/**
 * Returns the earliest value date of a payment submitted now; null without terms.
 * @param letters of the currency
 * @param bankDay current bank day, `yyyy-MM-dd`
 * @param time Kyiv time, `HH:mm`
 */
export function getEarliestValue(letters: string, bankDay: string, time: string): EarliestValue | null {
  const terms = TERMS[letters];
  if (!terms) return null;
  const isOpen = (day: string) => isSettlementDay('ukraine', day) && isSettlementDay(terms.calendar, day);
  const isLate = isOpen(bankDay) && time >= terms.cutOff;
  const first = findOpenDay(isLate ? addDays(bankDay, 1) : bankDay, isOpen);
  const day = Array.from({ length: terms.minDays }).reduce<string>(
    (one) => findOpenDay(addDays(one, 1), isOpen),
    first,
  );
  return {
    day,
    nextDay: findOpenDay(addDays(day, 1), isOpen),
    reason: getDelayReason(bankDay, first, day, isLate),
    cutOff: terms.cutOff,
  };
}

/** Returns the next day (or this) on which banks are open here and in the currency's country. */
export function getOpenDay(letters: string, day: string): string {
  const calendar = TERMS[letters]?.calendar ?? 'ukraine';
  return findOpenDay(day, (one) => isSettlementDay('ukraine', one) && isSettlementDay(calendar, one));
}

/** Returns the next day (or this) on which banks credit; without terms, a weekday. */
export function getCreditDay(letters: string, day: string): string {
  return getNextSettlementDay(TERMS[letters]?.calendar ?? 'ukraine', day);
}

function getDelayReason(bankDay: string, first: string, day: string, isLate: boolean): DelayReason {
  if (isLate) return 'cutOff';
  if (first !== bankDay) return isWeekend(bankDay) ? 'weekend' : 'holiday';
  return day === bankDay ? 'none' : 'term';
}

function findOpenDay(day: string, isOpen: (day: string) => boolean): string {
  return isOpen(day) ? day : findOpenDay(addDays(day, 1), isOpen);
}

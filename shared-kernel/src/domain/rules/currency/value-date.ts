import { addDays, isSettlementDay, isWeekend, nextSettlementDay, type SettlementCalendar } from '../../dates';

/** Until when the bank sends payments of a currency on the same day, and how many working days they take at least. */
interface CurrencyTerms {
  /** Kyiv time, `15:00`. */
  readonly cutOff: string;
  readonly minDays: number;
  readonly calendar: SettlementCalendar;
}

/** Configuration of the bank by the letters of a currency. Source: reference/areas C6 */
const TERMS: Readonly<Record<string, CurrencyTerms>> = {
  EUR: { cutOff: '15:00', minDays: 0, calendar: 'target' },
  USD: { cutOff: '16:00', minDays: 0, calendar: 'fed' },
  GBP: { cutOff: '12:00', minDays: 1, calendar: 'london' },
  PLN: { cutOff: '12:00', minDays: 1, calendar: 'warsaw' },
  JPY: { cutOff: '11:00', minDays: 2, calendar: 'tokyo' },
};

/** Why a payment is not executed today. */
export type DelayReason = 'none' | 'cutOff' | 'weekend' | 'holiday' | 'term';

export interface EarliestValue {
  /** First day that banks here and there both work, `yyyy-MM-dd`. */
  readonly day: string;
  /** The next such day: what a bank abroad may need beyond it. */
  readonly nextDay: string;
  readonly reason: DelayReason;
  /** Kyiv time, `15:00`. */
  readonly cutOff: string;
}

/**
 * The first day on which a payment that is handed in now can have its value; null for a currency without terms.
 * @param letters of the currency
 * @param bankDay the bank's current day, `yyyy-MM-dd`
 * @param time Kyiv time, `HH:mm`
 */
export function earliestValue(letters: string, bankDay: string, time: string): EarliestValue | null {
  const terms = TERMS[letters];
  if (!terms) return null;
  const isOpen = (day: string) => isSettlementDay('ukraine', day) && isSettlementDay(terms.calendar, day);
  const isLate = isOpen(bankDay) && time >= terms.cutOff;
  const first = openFrom(isLate ? addDays(bankDay, 1) : bankDay, isOpen);
  const day = Array.from({ length: terms.minDays }).reduce<string>((one) => openFrom(addDays(one, 1), isOpen), first);
  return {
    day,
    nextDay: openFrom(addDays(day, 1), isOpen),
    reason: reasonOf(bankDay, first, day, isLate),
    cutOff: terms.cutOff,
  };
}

/** Returns the day itself, or the next one on which banks here and in the country of the currency are open. */
export function openDay(letters: string, day: string): string {
  const calendar = TERMS[letters]?.calendar ?? 'ukraine';
  return openFrom(day, (one) => isSettlementDay('ukraine', one) && isSettlementDay(calendar, one));
}

/** The day itself, or the next one on which banks of the currency credit: for a currency without terms, a weekday. */
export function creditDay(letters: string, day: string): string {
  return nextSettlementDay(TERMS[letters]?.calendar ?? 'ukraine', day);
}

function reasonOf(bankDay: string, first: string, day: string, isLate: boolean): DelayReason {
  if (isLate) return 'cutOff';
  if (first !== bankDay) return isWeekend(bankDay) ? 'weekend' : 'holiday';
  return day === bankDay ? 'none' : 'term';
}

function openFrom(day: string, isOpen: (day: string) => boolean): string {
  return isOpen(day) ? day : openFrom(addDays(day, 1), isOpen);
}

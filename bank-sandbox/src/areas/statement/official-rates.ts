import { countInOrder } from '@ncb/shared-kernel/domain/dates';
import { toHryvnias, type OfficialRate } from '@ncb/shared-kernel/domain/money';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queries } from '../../db';

interface DayRate extends OfficialRate {
  readonly currencyCode: string;
  readonly day: string;
}

const HRYVNIA: OfficialRate = { rate: '1', units: '1' };
/** Of a currency that the bank has no rate of: its equivalents are nothing, as in the list of accounts. */
const UNKNOWN: OfficialRate = { rate: '0', units: '1' };

/** The National Bank's rates up to a day: of each currency, by day. */
export interface RateHistory {
  /** The rate of a day: the last one set by then, the first one for a day before all of them. */
  on(currencyCode: string, day: string): OfficialRate;
  /** The days after `start` and up to `end` on which a rate was set. */
  daysWithin(currencyCode: string, start: string, end: string): readonly string[];
}

/** Reads the rates of past days; the bank day's own is the present one, whenever it was set. */
export async function readRates(queries: Queries, bankDay: string): Promise<RateHistory> {
  const rows = await rowsOf<DayRate>(
    queries,
    sql`
    SELECT currency_code AS "currencyCode", day::text AS day, rate::text AS rate, units::text AS units
      FROM official_rate WHERE day < ${bankDay}
    UNION ALL
    SELECT currency_code, ${bankDay}, official::text, units::text FROM exchange_rate
    ORDER BY day`,
  );
  const byCurrency = new Map<string, DayRate[]>();
  for (const row of rows) {
    const known = byCurrency.get(row.currencyCode);
    if (known) known.push(row);
    else byCurrency.set(row.currencyCode, [row]);
  }
  const ratesOf = (code: string): readonly DayRate[] => byCurrency.get(code) ?? [];
  return {
    on: (code, day) => (code === UAH.code ? HRYVNIA : (lastBy(ratesOf(code), day) ?? UNKNOWN)),
    daysWithin: (code, start, end) =>
      (code === UAH.code ? [] : ratesOf(code)).map((rate) => rate.day).filter((day) => day > start && day <= end),
  };
}

/** The rate of the last day up to `day`; before all of them, the first. */
function lastBy(rates: readonly DayRate[], day: string): OfficialRate | undefined {
  return rates[Math.max(countInOrder(rates, (rate) => rate.day <= day) - 1, 0)];
}

/** The hryvnia equivalent of an amount, which may be negative: a debt is rounded as an equal sum of money is. */
export function equivalentOf(amount: string, rate: OfficialRate): string {
  if (rate === HRYVNIA) return amount;
  if (!amount.startsWith('-')) return toHryvnias(amount, rate);
  const equivalent = toHryvnias(amount.slice(1), rate);
  return equivalent === '0.00' ? equivalent : `-${equivalent}`;
}

/** Hryvnias for one unit of a currency that may be quoted by ten or a hundred. */
export function rateOfOne({ rate, units }: OfficialRate): string {
  const zeros = units.length - 1;
  const [whole = '', fraction = ''] = rate.split('.');
  if (zeros === 0) return rate;
  const digits = whole.padStart(zeros + 1, '0');
  return `${digits.slice(0, -zeros)}.${digits.slice(-zeros)}${fraction}`;
}

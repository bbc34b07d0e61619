import { countLeading } from '@ncb/shared-kernel/domain/dates';
import { toHryvnias, type OfficialRate } from '@ncb/shared-kernel/domain/money';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { sql } from 'drizzle-orm';
import { selectRows, type Queries } from '../../db';

interface DayRate extends OfficialRate {
  readonly currencyCode: string;
  readonly day: string;
}

const HRYVNIA: OfficialRate = { rate: '1', units: '1' };
/** Equivalents of an unknown currency are zero. */
const UNKNOWN: OfficialRate = { rate: '0', units: '1' };

export interface RateHistory {
  /** Returns the last rate set by a day, or the first one for an earlier day. */
  on(currencyCode: string, day: string): OfficialRate;
  daysWithin(currencyCode: string, start: string, end: string): readonly string[];
}

/** Reads the rates; the bank day has the present one. */
export async function readRates(queries: Queries, bankDay: string): Promise<RateHistory> {
  const rows = await selectRows<DayRate>(
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
    const group = byCurrency.get(row.currencyCode);
    if (group) group.push(row);
    else byCurrency.set(row.currencyCode, [row]);
  }
  const getRates = (code: string): readonly DayRate[] => byCurrency.get(code) ?? [];
  return {
    on: (code, day) => (code === UAH.code ? HRYVNIA : (findLastRate(getRates(code), day) ?? UNKNOWN)),
    daysWithin: (code, start, end) =>
      (code === UAH.code ? [] : getRates(code)).map((rate) => rate.day).filter((day) => day > start && day <= end),
  };
}

function findLastRate(rates: readonly DayRate[], day: string): OfficialRate | undefined {
  return rates[Math.max(countLeading(rates, (rate) => rate.day <= day) - 1, 0)];
}

/** Returns the equivalent; a negative amount is rounded like the positive one. */
export function toEquivalent(amount: string, rate: OfficialRate): string {
  if (rate === HRYVNIA) return amount;
  if (!amount.startsWith('-')) return toHryvnias(amount, rate);
  const equivalent = toHryvnias(amount.slice(1), rate);
  return equivalent === '0.00' ? equivalent : `-${equivalent}`;
}

export function toRatePerUnit({ rate, units }: OfficialRate): string {
  const zeros = units.length - 1;
  const [whole = '', fraction = ''] = rate.split('.');
  if (zeros === 0) return rate;
  const digits = whole.padStart(zeros + 1, '0');
  return `${digits.slice(0, -zeros)}.${digits.slice(-zeros)}${fraction}`;
}

import { addDays } from '@ncb/shared-kernel/domain/dates';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { schema, type Queries } from '../db';

const DAYS = 60;
const SATURDAY = 6;
const SUNDAY = 0;
const DECIMALS = 4;

/** Seeds invented rates of sixty days, ending at the present ones. Weekends keep Friday's rate. */
export async function seedRatesHistory(tx: Queries, bankDay: string): Promise<void> {
  const present = await tx.select().from(schema.exchangeRate);
  const days = Array.from({ length: DAYS + 1 }, (_, index) => addDays(bankDay, index - DAYS));
  const rows = present
    .filter(({ currencyCode }) => currencyCode !== UAH.code)
    .flatMap(({ currencyCode, official, units }) =>
      days.map((day) => ({ currencyCode, day, rate: getRate(day, bankDay, currencyCode, official), units })),
    );
  if (rows.length > 0) await tx.insert(schema.officialRate).values(rows).onConflictDoNothing();
}

function getRate(day: string, bankDay: string, currencyCode: string, official: string): string {
  const back = getWorkingDay(bankDay) - getWorkingDay(day);
  if (back === 0) return official;
  const phase = Number(currencyCode) % 7;
  // Both parts are zero today.
  const wave = Math.sin(back / 4 + phase) - Math.sin(phase);
  return (Number(official) * (1 + 0.002 * wave - 0.00008 * back)).toFixed(DECIMALS);
}

function getWorkingDay(day: string): number {
  const date = new Date(`${day}T00:00:00Z`);
  const days = date.getTime() / 86_400_000;
  const weekday = date.getUTCDay();
  if (weekday === SATURDAY) return days - 1;
  return weekday === SUNDAY ? days - 2 : days;
}

import { addDays } from '@ncb/shared-kernel/domain/dates';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { isTypedRate } from '@ncb/shared-kernel/domain/rules';
import { findCurrency, RATE_DIGITS, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, lt } from 'drizzle-orm';
import { OPERATOR, writeAudit } from '../../audit';
import { readBankDay } from '../../clock';
import { schema, type Queries } from '../../db';
import type { Services } from '../../services';

const { exchangeRate, officialRate } = schema;

type RateRow = typeof exchangeRate.$inferSelect;

/** Hryvnias for the currency's units; '' leaves a rate unchanged. */
interface TypedRates {
  readonly currency: string;
  readonly official: string;
  readonly buy: string;
  readonly sale: string;
}

export type RateRefusal = 'unknownCurrency' | 'noRate' | 'incorrectRate' | 'buyAboveSale';

type RateSetting =
  | { readonly ok: true; readonly rate: RateRow; readonly bankDay: string }
  | { readonly ok: false; readonly reason: RateRefusal };

/** Sets rates of the bank day: calls and the engine use them at once; earlier days keep theirs in statements. */
export async function setRate(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  enteredRates: TypedRates,
): Promise<RateSetting> {
  const code = findCurrency(enteredRates.currency.toUpperCase())?.code;
  if (code === undefined || code === UAH.code) return { ok: false, reason: 'unknownCurrency' };
  const entered = Object.entries({
    official: enteredRates.official,
    buy: enteredRates.buy,
    sale: enteredRates.sale,
  }).filter(([, text]) => text !== '');
  if (entered.length === 0) return { ok: false, reason: 'noRate' };
  if (!entered.every(([, text]) => isTypedRate(text))) return { ok: false, reason: 'incorrectRate' };
  const changes = Object.fromEntries(entered.map(([name, text]) => [name, text.replace(',', '.')]));
  const at = clock.now();
  return db.transaction(async (tx) => {
    const before = await lockRate(tx, code);
    if (!before) return { ok: false, reason: 'unknownCurrency' };
    const rate = { ...before, ...changes };
    if (toMillionths(rate.buy) > toMillionths(rate.sale)) return { ok: false, reason: 'buyAboveSale' };
    const bankDay = await readBankDay(tx, at);
    await tx.update(exchangeRate).set(changes).where(eq(exchangeRate.currencyCode, code));
    if (rate.official !== before.official) await storeOfficialRate(tx, before, rate.official, bankDay);
    const changesText = entered.map(([name]) => `${name} ${changes[name] ?? ''}`).join(', ');
    const object = { type: 'catalogueRow', id: `rate ${code} ${bankDay}: ${changesText}` } as const;
    await writeAudit(tx, { at, actor: OPERATOR, action: 'saveRecord', object, result: 'ok' });
    return { ok: true, rate, bankDay };
  });
}

/** Locks the rate: two operators change it one after the other. */
async function lockRate(tx: Queries, code: string): Promise<RateRow | null> {
  const [found] = await tx.select().from(exchangeRate).where(eq(exchangeRate.currencyCode, code)).for('no key update');
  return found ?? null;
}

function toMillionths(rate: string): bigint {
  return toMinor(rate, RATE_DIGITS.decimals);
}

/** Stores the day's official rate, which the next change would overwrite. */
async function storeOfficialRate(tx: Queries, before: RateRow, rate: string, day: string): Promise<void> {
  const { currencyCode, official, units } = before;
  const [earlier] = await tx
    .select({ day: officialRate.day })
    .from(officialRate)
    .where(and(eq(officialRate.currencyCode, currencyCode), lt(officialRate.day, day)))
    .limit(1);
  // Without a history the old rate applied to all days.
  if (!earlier) await tx.insert(officialRate).values({ currencyCode, day: addDays(day, -1), rate: official, units });
  await tx
    .insert(officialRate)
    .values({ currencyCode, day, rate, units })
    .onConflictDoUpdate({ target: [officialRate.currencyCode, officialRate.day], set: { rate, units } });
}

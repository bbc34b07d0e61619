import type { AnswerOf, listDepositOffers } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { EarlyReturn } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, eq, gte, isNull, or } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';

const { depositOffer } = schema;

type OfferRow = typeof depositOffer.$inferSelect;

/** Answers `get_deposit_offers`. */
export async function findOffers(
  { db }: Services,
  { bankDay }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof listDepositOffers>>> {
  const rows = await db.queries
    .select()
    .from(depositOffer)
    .where(or(isNull(depositOffer.validUntil), gte(depositOffer.validUntil, bankDay)))
    .orderBy(asc(depositOffer.place), asc(depositOffer.id));
  return succeed({ offers: rows.map((row) => ({ ...row, id: String(row.id) })) });
}

export async function findOffer(queries: Queries, id: number | null): Promise<OfferRow | null> {
  if (id === null) return null;
  const [found] = await queries.select().from(depositOffer).where(eq(depositOffer.id, id));
  return found ?? null;
}

/** Returns rate of early return, last day of additions and minimum balance for a term. */
export function getOfferTerms(offer: OfferRow, { rate, end }: { readonly rate: string; readonly end: string }) {
  const { early, earlyRate, topUpMinimum, topUpStopDays, withdrawRest } = offer;
  return {
    earlyRate: early === EarlyReturn.agreed ? rate : earlyRate,
    topUpMinimum,
    withdrawRest,
    topUpUntil: topUpMinimum === null ? null : addDays(end, -topUpStopDays - 1),
  };
}

import type { CreditHistory, Instalment } from '@ncb/shared-kernel/domain/interest';
import { getCurrencyDigits } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { creditDeal, creditInstalment, creditRepayment, creditEarlyOrder } = schema;

export type DealRow = typeof creditDeal.$inferSelect;
type EarlyOrderRow = typeof creditEarlyOrder.$inferSelect;

export interface StoredCredit {
  readonly history: CreditHistory;
  readonly payments: readonly (typeof creditRepayment.$inferSelect)[];
  readonly order: EarlyOrderRow | null;
}

/** Loads schedules, repayments and orders of deals. */
export async function loadCredits(tx: Queries, deals: readonly DealRow[]): Promise<(deal: DealRow) => StoredCredit> {
  const ids = deals.map(({ id }) => id);
  const instalments = await tx
    .select()
    .from(creditInstalment)
    .where(inArray(creditInstalment.dealId, ids))
    .orderBy(asc(creditInstalment.number));
  const payments = await tx
    .select()
    .from(creditRepayment)
    .where(inArray(creditRepayment.dealId, ids))
    .orderBy(asc(creditRepayment.day), asc(creditRepayment.id));
  const orders = await tx.select().from(creditEarlyOrder).where(inArray(creditEarlyOrder.dealId, ids));
  return (deal) => {
    const own = payments.filter(({ dealId }) => dealId === deal.id);
    return {
      history: {
        terms: toTerms(deal),
        issued: deal.issued,
        start: deal.start,
        penaltyRate: deal.penaltyRate,
        instalments: instalments.filter(({ dealId }) => dealId === deal.id).map(toInstalment),
        repayments: own,
      },
      payments: own,
      order: orders.find(({ dealId, usedAt }) => dealId === deal.id && usedAt === null) ?? null,
    };
  };
}

export async function loadCredit(tx: Queries, deal: DealRow): Promise<StoredCredit> {
  return (await loadCredits(tx, [deal]))(deal);
}

function toTerms({ scheme, rate, basis, currencyCode }: Pick<DealRow, 'scheme' | 'rate' | 'basis' | 'currencyCode'>) {
  return { scheme, rate, basis, digits: getCurrencyDigits(currencyCode) };
}

function toInstalment(row: typeof creditInstalment.$inferSelect): Instalment {
  const { number, plannedOn, payOn, accruesFrom, accruesTo, isMonth, principal } = row;
  return { number, plannedOn, payOn, principal, period: { from: accruesFrom, to: accruesTo, isMonth } };
}

export function toInstalmentRow(dealId: number, { number, plannedOn, payOn, principal, period }: Instalment) {
  const { from: accruesFrom, to: accruesTo, isMonth } = period;
  return { dealId, number, plannedOn, payOn, principal, accruesFrom, accruesTo, isMonth };
}

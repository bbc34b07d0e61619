import { compareAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { CreditDealStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq, or } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { DocumentRow } from '../documents/company-document';

const { creditDeal } = schema;

type Deal = typeof creditDeal.$inferSelect;
type Debts = Pick<Deal, 'principal' | 'interest' | 'overdue'>;

/** What a payment to an account of a credit deal does to its debt, or why it is not taken (a sentence for the payer). */
export type Repayment =
  | { readonly ok: true; readonly afterwards: (tx: Queries) => Promise<void> }
  | { readonly ok: false; readonly reason: string };

/**
 * A payment whose money goes to `accountId`, as a repayment; null if no credit is repaid through that account. The deal
 * stays locked to the end of the transaction: two payments must not repay the same debt.
 */
export async function repayment(
  tx: Queries,
  { amount }: Pick<DocumentRow, 'amount'>,
  accountId: number,
): Promise<Repayment | null> {
  const [deal] = await tx
    .select()
    .from(creditDeal)
    .where(or(eq(creditDeal.principalAccountId, accountId), eq(creditDeal.interestAccountId, accountId)))
    .for('no key update');
  if (!deal) return null;
  const isPrincipal = deal.principalAccountId === accountId;
  if (compareAmounts(amount, isPrincipal ? deal.principal : deal.interest) > 0)
    return { ok: false, reason: 'Сума платежу перевищує заборгованість за кредитним договором' };
  const debts = isPrincipal ? withoutPrincipal(deal, amount) : withoutInterest(deal, amount);
  return {
    ok: true,
    async afterwards(later) {
      await later
        .update(creditDeal)
        .set({ ...debts, status: isRepaid(debts) ? CreditDealStatus.closed : deal.status })
        .where(eq(creditDeal.id, deal.id));
    },
  };
}

function withoutPrincipal({ principal, interest, overdue }: Deal, paid: string): Debts {
  return { principal: subtractAmounts(principal, paid), interest, overdue };
}

/** Interest that is overdue is repaid before the rest of it. */
function withoutInterest({ principal, interest, overdue }: Deal, paid: string): Debts {
  const left = compareAmounts(paid, overdue) < 0 ? subtractAmounts(overdue, paid) : '0.00';
  return { principal, interest: subtractAmounts(interest, paid), overdue: left };
}

function isRepaid({ principal, interest }: Debts): boolean {
  return [principal, interest].every((debt) => compareAmounts(debt, '0.00') === 0);
}

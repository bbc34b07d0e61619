import { REFUSAL_REASONS, type RefusalSentence } from '@ncb/shared-kernel/domain';
import {
  computeCreditDebts,
  splitRepayment,
  replan,
  getScheduledPrincipal,
  getStanding,
  sumDebt,
  type CreditHistory,
  EarlyWay,
  type RepaymentParts,
} from '@ncb/shared-kernel/domain/interest';
import { compareAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { CreditDealStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, gt, or } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { ensureInternalAccount, type Movement } from '../../ledger';
import type { DocumentRow } from '../documents/find-document';
import { toInstalmentRow, loadCredit, type DealRow, type StoredCredit } from './stored-credit';

const { creditDeal, creditInstalment, creditRepayment, creditEarlyOrder } = schema;

/** Effect of a payment on a credit, or the reason of refusal for the payer. */
type Repayment =
  | {
      readonly ok: true;
      readonly movements: readonly Movement[];
      readonly afterwards: (tx: Queries) => Promise<void>;
    }
  | { readonly ok: false; readonly reason: RefusalSentence };

interface PaidSum extends Pick<DocumentRow, 'amount'> {
  readonly documentId: number | null;
  readonly bankDay: string;
  readonly now: Date;
}

const NOTHING = '0.00';
const TOO_MUCH = REFUSAL_REASONS.aboveDebt;
const NO_PART = REFUSAL_REASONS.aboveInstalment;

/**
 * Returns the repayment by a payment to `accountId`; null if it repays no credit. Locks the deal: two payments must not
 * repay the same debt.
 */
export async function findRepayment(tx: Queries, paid: PaidSum, accountId: number): Promise<Repayment | null> {
  const { principalAccountId, interestAccountId, repaymentAccountId } = creditDeal;
  const [deal] = await tx
    .select()
    .from(creditDeal)
    .where(or(eq(principalAccountId, accountId), eq(interestAccountId, accountId), eq(repaymentAccountId, accountId)))
    .for('no key update');
  if (!deal) return null;
  const stored = await loadCredit(tx, deal);
  const parts = splitAmount(deal, stored, paid, accountId);
  if (typeof parts === 'string') return { ok: false, reason: parts };
  return {
    ok: true,
    movements: await buildMovements(tx, deal, parts),
    afterwards: (later) => storeRepayment(later, deal, stored, { ...paid, parts }),
  };
}

function splitAmount(
  deal: DealRow,
  { history, order }: StoredCredit,
  { amount, bankDay }: PaidSum,
  accountId: number,
): RepaymentParts | RefusalSentence {
  if (deal.status === CreditDealStatus.closed) return TOO_MUCH;
  const standing = getStanding(history, bankDay, order?.day === bankDay ? order.amount : null);
  const { debts } = standing;
  if (accountId === deal.interestAccountId) {
    const parts = { interest: amount, principal: NOTHING, extra: NOTHING, penalty: NOTHING };
    return isMore(amount, debts.interest) ? TOO_MUCH : parts;
  }
  if (accountId === deal.principalAccountId) {
    const scheduled = getScheduledPrincipal(standing);
    const extra = isMore(amount, scheduled) ? subtractAmounts(amount, scheduled) : NOTHING;
    const parts = { interest: NOTHING, principal: amount, extra, penalty: NOTHING };
    return isMore(amount, debts.principal) ? TOO_MUCH : parts;
  }
  if (isMore(amount, sumDebt(debts))) return TOO_MUCH;
  return splitRepayment(standing, amount) ?? NO_PART;
}

async function buildMovements(tx: Queries, deal: DealRow, parts: RepaymentParts): Promise<readonly Movement[]> {
  const currency = { code: deal.currencyCode, letters: deal.currencyLetters };
  const income = isMore(parts.penalty, NOTHING) ? await ensureInternalAccount(tx, 'income', currency) : 0;
  return [
    { accountId: deal.principalAccountId, amount: parts.principal },
    { accountId: deal.interestAccountId, amount: parts.interest },
    { accountId: income, amount: parts.penalty },
  ].filter(({ amount }) => isMore(amount, NOTHING));
}

interface SplitRepayment extends Omit<PaidSum, 'amount'> {
  readonly parts: RepaymentParts;
}

/** Stores a repayment: recalculates the schedule after an early part, closes a deal without debt. */
export async function storeRepayment(
  tx: Queries,
  deal: DealRow,
  { history, order }: StoredCredit,
  { parts, bankDay, documentId, now }: SplitRepayment,
): Promise<void> {
  const isOrdered = order !== null && order.day === bankDay && order.amount === parts.extra;
  const way = isOrdered ? order.way : EarlyWay.smallerPayment;
  await tx.insert(creditRepayment).values({ dealId: deal.id, day: bankDay, ...parts, documentId });
  const part = isMore(parts.extra, NOTHING)
    ? await storePlan(tx, deal, history, { day: bankDay, extra: parts.extra, way })
    : deal.part;
  const principal = subtractAmounts(deal.principal, parts.principal);
  const after = (await loadCredit(tx, deal)).history;
  const isRepaid = !isMore(sumDebt(computeCreditDebts(after, bankDay)), NOTHING);
  const status = isRepaid ? CreditDealStatus.closed : deal.status;
  await tx.update(creditDeal).set({ principal, part, status }).where(eq(creditDeal.id, deal.id));
  if (isOrdered) await tx.update(creditEarlyOrder).set({ usedAt: now }).where(eq(creditEarlyOrder.dealId, deal.id));
}

/** @returns the regular part from then on */
async function storePlan(
  tx: Queries,
  deal: DealRow,
  history: CreditHistory,
  early: Parameters<typeof replan>[2],
): Promise<string> {
  const plan = replan(history, deal.part, early);
  const keptCount = history.instalments.filter(({ payOn }) => payOn <= early.day).length;
  const later = plan.instalments.filter(({ payOn }) => payOn > early.day);
  await tx
    .delete(creditInstalment)
    .where(and(eq(creditInstalment.dealId, deal.id), gt(creditInstalment.number, keptCount)));
  if (later.length > 0)
    await tx.insert(creditInstalment).values(later.map((instalment) => toInstalmentRow(deal.id, instalment)));
  return plan.part;
}

function isMore(a: string, b: string): boolean {
  return compareAmounts(a, b) > 0;
}

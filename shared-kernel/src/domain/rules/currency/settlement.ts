import { addDays, countDaysBetween } from '../../dates';
import { addAmounts, compareAmounts, subtractAmounts } from '../../money';
import {
  ContractKind,
  ContractPaper,
  LONGER_SETTLEMENT_TERMS,
  SETTLEMENT_CRITICAL_DAYS,
  SETTLEMENT_SOON_DAYS,
  SETTLEMENT_URGENT_DAYS,
  type GoodsGroup,
} from '../../vocabulary';

export interface PaidUnderContract {
  readonly id: string;
  readonly day: string;
  readonly amount: string;
  /** Length of the settlement term. */
  readonly days: number;
}

/** Document that proves delivery of goods or services. */
export interface ProvingPaper {
  readonly id: string;
  readonly kind: ContractPaper;
  readonly number: string;
  readonly date: string;
  /** null for a document without a sum. */
  readonly amount: string | null;
}

export interface FollowedPayment {
  readonly id: string;
  readonly settleBy: string;
  /** Amount not covered by documents; `0.00` is settled. */
  readonly open: string;
  readonly settledBy: Pick<ProvingPaper, 'kind' | 'number' | 'date'> | null;
}

/** Prove delivery. Source: docs/requirements/currency.md#currency-supervision. */
const PROVING: readonly ContractPaper[] = [ContractPaper.customsDeclaration, ContractPaper.act];

/** True if what is paid abroad under a contract must be delivered or returned within the settlement term. */
export function isDeliveryDue(kind: ContractKind): boolean {
  return kind === ContractKind.import || kind === ContractKind.services;
}

/**
 * Returns payments with deadlines, oldest first. Documents settle the oldest first; one without a sum settles the
 * oldest open payment. A preview: the bank decides. Source: docs/requirements/currency.md#currency-supervision.
 */
export function followPayments(
  payments: readonly PaidUnderContract[],
  papers: readonly ProvingPaper[],
): readonly FollowedPayment[] {
  const followed = [...payments]
    .sort((a, b) => a.day.localeCompare(b.day) || Number(a.id) - Number(b.id))
    .map(({ id, day, amount, days }): FollowedPayment => ({
      id,
      settleBy: addDays(day, days),
      open: amount,
      settledBy: null,
    }));
  const proofs = papers.filter(({ kind }) => PROVING.includes(kind)).sort((a, b) => a.date.localeCompare(b.date));
  return proofs.reduce<readonly FollowedPayment[]>(settleWith, followed);
}

/**
 * Returns the days of the settlement term of a payment or an export under a contract.
 * @param day of the payment or the export, `yyyy-MM-dd`
 * @param standardDays the bank's usual term
 */
export function getSettlementDays(
  { kind, goodsGroup }: { readonly kind: ContractKind; readonly goodsGroup: GoodsGroup },
  day: string,
  standardDays: number,
): number {
  const longer = LONGER_SETTLEMENT_TERMS.find(
    ({ kinds, goods, since }) => kinds.includes(kind) && goods.includes(goodsGroup) && since <= day,
  );
  return longer?.days ?? standardDays;
}

function settleWith(payments: readonly FollowedPayment[], paper: ProvingPaper): readonly FollowedPayment[] {
  const { kind, number, date } = paper;
  let remaining = paper.amount ?? payments.find(isOpen)?.open ?? '0.00';
  return payments.map((payment) => {
    const proved = compareAmounts(remaining, payment.open) < 0 ? remaining : payment.open;
    if (compareAmounts(proved, '0.00') === 0) return payment;
    remaining = subtractAmounts(remaining, proved);
    const open = subtractAmounts(payment.open, proved);
    return { ...payment, open, settledBy: compareAmounts(open, '0.00') === 0 ? { kind, number, date } : null };
  });
}

function isOpen({ open }: FollowedPayment): boolean {
  return compareAmounts(open, '0.00') > 0;
}

export interface Settlement {
  readonly followed: number;
  /** Nearest open deadline; null if all are settled. */
  readonly settleBy: string | null;
  readonly open: string;
}

export function summariseSettlement(payments: readonly FollowedPayment[]): Settlement {
  const open = payments.filter(isOpen);
  const ends = open.map(({ settleBy }) => settleBy).sort();
  return {
    followed: payments.length,
    settleBy: ends[0] ?? null,
    open: open.map((payment) => payment.open).reduce(addAmounts, '0.00'),
  };
}

/** Time to a deadline; days are negative after it. */
export interface TermLeft {
  readonly days: number;
  readonly nearness: 'calm' | 'soon' | 'urgent' | 'critical';
}

/**
 * Returns days and urgency; warnings at 30, 14 and 7 days. Source: docs/requirements/currency.md#currency-supervision.
 * @param bankDay `yyyy-MM-dd`
 */
export function getTermLeft(settleBy: string, bankDay: string): TermLeft {
  const days = countDaysBetween(bankDay, settleBy);
  if (days <= SETTLEMENT_CRITICAL_DAYS) return { days, nearness: 'critical' };
  if (days <= SETTLEMENT_URGENT_DAYS) return { days, nearness: 'urgent' };
  return { days, nearness: days <= SETTLEMENT_SOON_DAYS ? 'soon' : 'calm' };
}

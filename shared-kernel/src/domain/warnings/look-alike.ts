import { daysBetween, isCalendarDate } from '../dates';
import { compareAmounts, parseAmount } from '../money';
import { DocumentStatus, LOOK_ALIKE_DAYS } from '../vocabulary';

/** A payment that exists already, as a row of the journal tells it. */
export interface KnownPayment {
  readonly id: string;
  readonly documentDate: string;
  readonly receiverAccount: string;
  /** Decimal string. */
  readonly amount: string;
  readonly status: DocumentStatus;
}

export interface PaymentToCompare {
  /** The document whose requisites change; null for a new one. */
  readonly id: string | null;
  readonly documentDate: string;
  readonly creditIban: string;
  /** Decimal text as typed. */
  readonly amount: string;
}

/**
 * Payments that this one may be a second time of: same receiver's account and amount, dated within 3 days. What the
 * bank refused does not count: it is made again for a reason. A warning, never a refusal. Source: reference/banking 5.4
 */
export function lookAlikes<Known extends KnownPayment>(
  payment: PaymentToCompare,
  known: readonly Known[],
): readonly Known[] {
  const parsed = parseAmount(payment.amount);
  if (!parsed.ok || !isCalendarDate(payment.documentDate)) return [];
  return known.filter(
    (other) =>
      other.id !== payment.id &&
      other.status !== DocumentStatus.aborted &&
      other.receiverAccount === payment.creditIban &&
      compareAmounts(other.amount, parsed.amount) === 0 &&
      Math.abs(daysBetween(other.documentDate, payment.documentDate)) <= LOOK_ALIKE_DAYS,
  );
}

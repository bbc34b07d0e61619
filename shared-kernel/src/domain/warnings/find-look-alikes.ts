import { countDaysBetween, isCalendarDate } from '../dates';
import { compareAmounts, parseAmount } from '../money';
import { DocumentStatus, LOOK_ALIKE_DAYS } from '../vocabulary';

export interface PaymentRecord {
  readonly id: string;
  readonly documentDate: string;
  readonly receiverAccount: string;
  readonly amount: string;
  readonly status: DocumentStatus;
}

export interface PaymentToCompare {
  /** null for a new document. */
  readonly id: string | null;
  readonly documentDate: string;
  readonly creditIban: string;
  readonly amount: string;
}

/**
 * Returns possible duplicates: same receiver's account and amount, within 3 days. Refused ones are repeated on purpose. A
 * warning, never a refusal. Source: docs/requirements/banking-rules.md#repeated-and-similar-documents.
 */
export function findLookAlikes<Row extends PaymentRecord>(
  payment: PaymentToCompare,
  payments: readonly Row[],
): readonly Row[] {
  const parsed = parseAmount(payment.amount);
  if (!parsed.ok || !isCalendarDate(payment.documentDate)) return [];
  return payments.filter(
    (other) =>
      other.id !== payment.id &&
      other.status !== DocumentStatus.aborted &&
      other.receiverAccount === payment.creditIban &&
      compareAmounts(other.amount, parsed.amount) === 0 &&
      Math.abs(countDaysBetween(other.documentDate, payment.documentDate)) <= LOOK_ALIKE_DAYS,
  );
}

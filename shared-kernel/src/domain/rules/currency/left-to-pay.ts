import { compareAmounts, subtractAmounts } from '../../money';
import { DocumentStatus } from '../../vocabulary';

/** A payment that was made for a purchase. */
export interface PaymentOfRequest {
  readonly status: DocumentStatus;
  /** Hryvnias, decimal string; null where the bank does not tell it. */
  readonly amount: string | null;
}

/**
 * Hryvnias for which a purchase still has no payment: what the bank misses less what is on its way there. What the bank
 * has already got is not counted, as it is no longer missing.
 * @param missing hryvnias that have not come yet, decimal string
 * @returns '0.00' where payments for all of it exist
 */
export function leftToPay(missing: string, payments: readonly PaymentOfRequest[]): string {
  const onTheWay = payments.filter(
    ({ status }) => status !== DocumentStatus.success && status !== DocumentStatus.aborted,
  );
  const left = onTheWay.reduce((sum, { amount }) => subtractAmounts(sum, amount ?? '0.00'), missing);
  return compareAmounts(left, '0.00') < 0 ? '0.00' : left;
}

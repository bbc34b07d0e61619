import { compareAmounts, subtractAmounts } from '../../money';
import { DocumentStatus } from '../../vocabulary';

export interface PaymentOfRequest {
  readonly status: DocumentStatus;
  /** Hryvnias; null if the bank does not show it. */
  readonly amount: string | null;
}

/**
 * Returns the missing sum less payments in progress; executed ones are already deducted from `missing`.
 * @param missing hryvnias that have not arrived
 * @returns '0.00' if payments cover everything
 */
export function getLeftToPay(missing: string, payments: readonly PaymentOfRequest[]): string {
  const inProgress = payments.filter(
    ({ status }) => status !== DocumentStatus.success && status !== DocumentStatus.aborted,
  );
  const remaining = inProgress.reduce((sum, { amount }) => subtractAmounts(sum, amount ?? '0.00'), missing);
  return compareAmounts(remaining, '0.00') < 0 ? '0.00' : remaining;
}

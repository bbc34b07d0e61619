import type { CurrencyPayment, CurrencyRequest, Payment } from '../../api/contract';
import { DocumentStatus } from '../../domain/vocabulary';

type Printed = Pick<Payment | CurrencyPayment | CurrencyRequest, 'valueDate' | 'status' | 'confirmed'>;

/**
 * The value date that a printout names: the stored one, or of an older executed document the day of execution. A document
 * without either has none yet, and its own date is not one.
 */
export function printedValueDate({ valueDate, status, confirmed }: Printed): string {
  return valueDate || (status === DocumentStatus.success ? (confirmed ?? '').slice(0, 10) : '');
}

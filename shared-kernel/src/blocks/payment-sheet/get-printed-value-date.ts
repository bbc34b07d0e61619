import type { CurrencyPayment, CurrencyRequest, Payment } from '../../api/contract';
import { DocumentStatus } from '../../domain/vocabulary';

type Printed = Pick<Payment | CurrencyPayment | CurrencyRequest, 'valueDate' | 'status' | 'confirmed'>;

/**
 * Returns the value date for a printout: the stored one, or the day of execution of an older document; else empty, as
 * the document's own date is no value date.
 */
export function getPrintedValueDate({ valueDate, status, confirmed }: Printed): string {
  return valueDate || (status === DocumentStatus.success ? (confirmed ?? '').slice(0, 10) : '');
}

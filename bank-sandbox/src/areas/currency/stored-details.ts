import type { CurrencyPaymentDetails, CurrencyRequestDetails } from '../../db/schema';
import type { DocumentRow } from '../documents/find-document';

/** @throws Error for a row of another type */
export function requireCurrencyPayment({ id, details }: DocumentRow): CurrencyPaymentDetails {
  if (!details.currencyPayment) throw new Error(`document ${id} is no currency payment`);
  return details.currencyPayment;
}

/** @throws Error for a row of another type */
export function requireCurrencyRequest({ id, details }: DocumentRow): CurrencyRequestDetails {
  if (!details.currencyRequest) throw new Error(`document ${id} is no request`);
  return details.currencyRequest;
}

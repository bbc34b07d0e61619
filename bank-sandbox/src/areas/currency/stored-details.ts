import type { CurrencyPaymentDetails, CurrencyRequestDetails } from '../../db/schema';
import type { DocumentRow } from '../documents/company-document';

/** The currency part of a payment of type 2. @throws Error for a row of another type, which is a mistake of ours */
export function currencyPaymentOf({ id, details }: DocumentRow): CurrencyPaymentDetails {
  if (!details.currencyPayment) throw new Error(`document ${id} is no currency payment`);
  return details.currencyPayment;
}

/** The request part of a document of type 3, 4 or 5. @throws Error for a row of another type */
export function currencyRequestOf({ id, details }: DocumentRow): CurrencyRequestDetails {
  if (!details.currencyRequest) throw new Error(`document ${id} is no request`);
  return details.currencyRequest;
}

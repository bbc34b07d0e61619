import type { UahPaymentDraft } from './uah-payment';

/** The fields of a payment to the bank itself; the form adds its number. */
export type OwnBankPayment = Pick<
  UahPaymentDraft,
  | 'documentDate'
  | 'valueDate'
  | 'debitAccountId'
  | 'creditIban'
  | 'receiverName'
  | 'receiverCode'
  | 'receiverIsResident'
  | 'receiverHasCode'
  | 'amount'
  | 'purpose'
>;

/** A hryvnia payment that the product fills in by itself goes to the bank, a resident with a code, on the bank day. */
export function paymentToOwnBank(
  particulars: Omit<OwnBankPayment, 'valueDate' | 'receiverIsResident' | 'receiverHasCode'>,
): OwnBankPayment {
  return { ...particulars, valueDate: '', receiverIsResident: true, receiverHasCode: true };
}

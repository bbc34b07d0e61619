import type { UahPaymentDraft } from './uah-payment';

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

/** Sets the bank as a resident with a code. */
export function paymentToOwnBank(
  particulars: Omit<OwnBankPayment, 'valueDate' | 'receiverIsResident' | 'receiverHasCode'>,
): OwnBankPayment {
  return { ...particulars, valueDate: '', receiverIsResident: true, receiverHasCode: true };
}

import type { UahPaymentDraft } from './check-uah-payment';

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
export function buildOwnBankPayment(
  fields: Omit<OwnBankPayment, 'valueDate' | 'receiverIsResident' | 'receiverHasCode'>,
): OwnBankPayment {
  return { ...fields, valueDate: '', receiverIsResident: true, receiverHasCode: true };
}

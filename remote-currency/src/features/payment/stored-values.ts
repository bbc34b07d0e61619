import type { ClientInfo, CurrencyPayment, CurrencyPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { readPaymentXml, type PaymentParts } from '@ncb/shared-kernel/domain/rules';
import { toBasisValues } from '../basis';
import { toBeneficiaryStepValues } from './to-beneficiary-step-values';
import { createEmptyPayment, type PaymentValues } from './payment-values';

/** Values that a stored payment holds. */
type RequisiteName = Exclude<keyof PaymentValues, 'saveTemplate'>;

type StoredRequisites = Omit<CurrencyPaymentToSave, 'id'> & Pick<Partial<CurrencyPayment>, 'isValueDateFixed'>;

export function toPaymentValues(stored: StoredRequisites, session: ClientInfo): PaymentValues {
  const xml = readPaymentXml(stored);
  const { number, documentDate, currencyCode, debitAccountId, amount, purpose, comment, requestId } = stored;
  const valueDate = stored.isValueDateFixed ? '' : stored.valueDate;
  const parts: PaymentParts = xml.ok ? xml.parts : {};
  // Every name, so that the compiler names a value that an edit would lose.
  const requisites = {
    ...toBasisValues(stored),
    ...toBeneficiaryStepValues(stored),
    number,
    documentDate,
    valueDate,
    currencyCode,
    debitAccountId,
    amount,
    purpose,
    comment,
    requestId,
    feePayer: stored.feePayer ?? '',
    kind: stored.kind ?? '',
    fundsSource: stored.fundsSource ?? '',
    structuredPurpose: parts.structuredPurpose,
    ultimateDebtor: parts.ultimateDebtor,
    ultimateCreditor: parts.ultimateCreditor,
  } satisfies { readonly [Name in RequisiteName]-?: PaymentValues[Name] | undefined };
  return { ...createEmptyPayment(session), ...requisites };
}

/** Builds a copy with bank day and next number. */
export function toCopyValues(stored: StoredRequisites, session: ClientInfo): PaymentValues {
  const { number, documentDate, valueDate } = createEmptyPayment(session);
  return { ...toPaymentValues(stored, session), number, documentDate, valueDate };
}

/** Returns the values that repeat an earlier payment; number, dates and payer's account stay. */
export function toRepeatValues(stored: StoredRequisites, session: ClientInfo): Partial<PaymentValues> {
  const earlier = toPaymentValues(stored, session);
  const { amount, feePayer, basis, contracts, agreementNumber, agreementDate, basisText, purpose, comment } = earlier;
  const { structuredPurpose, ultimateDebtor, ultimateCreditor } = earlier;
  return {
    amount,
    feePayer,
    basis,
    contracts,
    agreementNumber,
    agreementDate,
    basisText,
    purpose,
    comment,
    // Parts that the earlier payment lacks are removed.
    ...({ structuredPurpose, ultimateDebtor, ultimateCreditor } as Partial<PaymentValues>),
  };
}

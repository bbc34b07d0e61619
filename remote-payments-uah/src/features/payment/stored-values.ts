import type { ClientInfo, UahPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { splitVatText } from '@ncb/shared-kernel/domain/money';
import { buildPurposeText } from '@ncb/shared-kernel/domain/remittance';
import { readPaymentXml, type PaymentParts } from '@ncb/shared-kernel/domain/rules';
import { toTypedCallBack } from './call-back-values';
import { createEmptyPayment, isBudgetPayment, type PaymentValues } from './payment-values';

type StoredRequisites = Omit<UahPaymentToSave, 'id' | 'requestId'>;

/** Form values that are not stored but follow from stored ones. */
type FormOnlyValue = 'isVatIncluded' | 'vatRate' | 'saveReceiver' | 'catalogueName' | 'savePurpose';

/** Builds form values; a VAT text written by the form becomes its switch again. */
export function toPaymentValues(stored: StoredRequisites, session: ClientInfo): PaymentValues {
  const { number, documentDate, valueDate, debitAccountId, creditIban, receiverName, receiverCode } = stored;
  const { receiverIsResident, receiverHasCode, receiverCountry, amount, standardPurposeCode = '' } = stored;
  const xml = readPaymentXml(stored);
  const { purpose: written, rate } = splitVatText(stored.purpose, amount);
  const parts: PaymentParts = xml.ok ? xml.parts : {};
  const { structuredPurpose } = parts;
  const isBudget = structuredPurpose !== undefined && isBudgetPayment({ creditIban, structuredPurpose });
  // Composed again, to follow changes of the fields.
  const storedPurposeText = isBudget && written !== buildPurposeText(structuredPurpose) ? written : '';
  // Every name, so that the compiler names a value that an edit would lose.
  const requisites = {
    number,
    documentDate,
    valueDate,
    debitAccountId,
    creditIban,
    receiverName,
    receiverCode,
    receiverIsResident,
    receiverHasCode,
    amount,
    purpose: isBudget ? '' : written,
    storedPurposeText,
    standardPurposeCode,
    isInstant: stored.isInstant,
    receiverCountry: receiverIsResident ? undefined : receiverCountry || undefined,
    structuredPurpose,
    ultimateDebtor: parts.ultimateDebtor,
    ultimateCreditor: parts.ultimateCreditor,
    callBack: stored.callBack && toTypedCallBack(stored.callBack, creditIban, receiverCode),
  } satisfies Record<Exclude<keyof PaymentValues, FormOnlyValue>, unknown>;
  return {
    ...createEmptyPayment(session, debitAccountId),
    ...requisites,
    ...(rate !== null && { isVatIncluded: true, vatRate: rate }),
  };
}

/** Builds a copy with bank day and next number; a call is stated for each payment. */
export function toCopyValues(stored: StoredRequisites, session: ClientInfo): PaymentValues {
  const { number, documentDate, valueDate } = createEmptyPayment(session, '');
  const { callBack: _, ...values } = toPaymentValues(stored, session);
  return { ...values, number, documentDate, valueDate };
}

/** Returns the values that repeat an earlier payment; number, dates and payer's account stay. */
export function toRepeatValues(stored: StoredRequisites, session: ClientInfo): Partial<PaymentValues> {
  const { receiverName, receiverCode, receiverIsResident, receiverHasCode, ...earlier } = toPaymentValues(
    stored,
    session,
  );
  const { receiverCountry } = earlier;
  const { amount, isVatIncluded, vatRate, purpose, standardPurposeCode } = earlier;
  const { structuredPurpose, storedPurposeText, ultimateDebtor, ultimateCreditor } = earlier;
  return {
    receiverName,
    receiverCode,
    receiverIsResident,
    receiverHasCode,
    amount,
    isVatIncluded,
    vatRate,
    purpose,
    storedPurposeText,
    standardPurposeCode,
    // Parts that the earlier payment lacks are removed.
    ...({ structuredPurpose, ultimateDebtor, ultimateCreditor, receiverCountry } as Partial<PaymentValues>),
  };
}

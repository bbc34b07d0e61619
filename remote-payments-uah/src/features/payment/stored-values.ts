import type { ClientInfo, UahPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { splitVatText } from '@ncb/shared-kernel/domain/money';
import { purposeTextOf } from '@ncb/shared-kernel/domain/remittance';
import { readPaymentXml } from '@ncb/shared-kernel/domain/rules';
import { emptyPayment, type PaymentValues } from './payment-values';

/** A payment as the bank gives it back or a template keeps it. */
export type StoredRequisites = Omit<UahPaymentToSave, 'id' | 'requestId'>;

/** The values of a stored payment, to change it. A VAT text that the form itself had written becomes its switch again. */
export function valuesOf(stored: StoredRequisites, session: ClientInfo): PaymentValues {
  const { number, documentDate, valueDate, debitAccountId, creditIban, receiverName, receiverCode } = stored;
  const { receiverIsResident, receiverHasCode, receiverCountry, amount, standardPurposeCode = '' } = stored;
  const xml = readPaymentXml(stored);
  const { purpose: written, rate } = splitVatText(stored.purpose, amount);
  const structure = xml.ok ? xml.parts.structuredPurpose : undefined;
  // A text made of the structure is made again, so that it follows what changes there.
  const purpose = structure && written === purposeTextOf(structure) ? '' : written;
  return {
    ...emptyPayment(session, debitAccountId),
    ...(xml.ok && xml.parts),
    ...{ number, documentDate, valueDate, creditIban, receiverName, receiverCode },
    ...{ receiverIsResident, receiverHasCode, amount, purpose, standardPurposeCode },
    // A resident's is ours and is not sent.
    ...(!receiverIsResident && receiverCountry && { receiverCountry }),
    ...(rate !== null && { isVatIncluded: true, vatRate: rate }),
  };
}

/** A stored payment or a template as the pattern of a new one: today's date and the next number. */
export function copyOf(stored: StoredRequisites, session: ClientInfo): PaymentValues {
  const { number, documentDate, valueDate } = emptyPayment(session, '');
  return { ...valuesOf(stored, session), number, documentDate, valueDate };
}

/** What an earlier payment to the same account was for, to be paid once more; number, dates and account stay as they are. */
export function repeatOf(stored: StoredRequisites, session: ClientInfo): Partial<PaymentValues> {
  const { receiverName, receiverCode, receiverIsResident, receiverHasCode, ...earlier } = valuesOf(stored, session);
  const { receiverCountry } = earlier;
  const { amount, isVatIncluded, vatRate, purpose, standardPurposeCode } = earlier;
  const { structuredPurpose, ultimateDebtor, ultimateCreditor } = earlier;
  return {
    ...{ receiverName, receiverCode, receiverIsResident, receiverHasCode },
    ...{ amount, isVatIncluded, vatRate, purpose, standardPurposeCode },
    // Those too that the earlier payment had not: they are taken out.
    ...({ structuredPurpose, ultimateDebtor, ultimateCreditor, receiverCountry } as Partial<PaymentValues>),
  };
}

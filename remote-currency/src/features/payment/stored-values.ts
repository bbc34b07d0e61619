import type { ClientInfo, CurrencyPayment, CurrencyPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { readPaymentXml } from '@ncb/shared-kernel/domain/rules';
import { fromBasis } from '../basis';
import { emptyPayment, receiverValues, type PaymentValues } from './payment-values';

/** A payment as the bank gives it back or a template keeps it. */
export type StoredRequisites = Omit<CurrencyPaymentToSave, 'id'> & Pick<Partial<CurrencyPayment>, 'isValueDateFixed'>;

/** The values of a stored payment, to change it. */
export function valuesOf(stored: StoredRequisites, session: ClientInfo): PaymentValues {
  const xml = readPaymentXml(stored);
  const { number, documentDate, currencyCode, debitAccountId, amount, purpose, comment, requestId } = stored;
  const valueDate = stored.isValueDateFixed ? '' : stored.valueDate;
  return {
    ...emptyPayment(session),
    ...(xml.ok && xml.parts),
    ...fromBasis(stored),
    ...receiverValues(stored),
    ...{ number, documentDate, valueDate, currencyCode, debitAccountId, amount, purpose, comment, requestId },
    feePayer: stored.feePayer ?? '',
    kind: stored.kind ?? '',
    fundsSource: stored.fundsSource ?? '',
  };
}

/** A stored payment or a template as the pattern of a new one: today's date and the next number. */
export function copyOf(stored: StoredRequisites, session: ClientInfo): PaymentValues {
  const { number, documentDate, valueDate } = emptyPayment(session);
  return { ...valuesOf(stored, session), number, documentDate, valueDate };
}

/** What an earlier payment to the same account was for, to be paid once more; number, dates and account stay as they are. */
export function repeatOf(stored: StoredRequisites, session: ClientInfo): Partial<PaymentValues> {
  const earlier = valuesOf(stored, session);
  const { amount, feePayer, basis, contracts, agreementNumber, agreementDate, basisText, purpose, comment } = earlier;
  const { structuredPurpose, ultimateDebtor, ultimateCreditor } = earlier;
  return {
    ...{ amount, feePayer, basis, contracts, agreementNumber, agreementDate, basisText, purpose, comment },
    // Those too that the earlier payment had not: they are taken out.
    ...({ structuredPurpose, ultimateDebtor, ultimateCreditor } as Partial<PaymentValues>),
  };
}

import type { ClientInfo, Payment } from '@ncb/shared-kernel/api/contract';
import { isBudgetIban, normaliseCode, normaliseIban, normalisePassport } from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { readPaymentXml, type UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';

/** What the form holds: the payment as it is being typed. */
export type PaymentValues = UahPaymentDraft;

/** An empty payment of today with the next number, from an account if the address names one. */
export function emptyPayment(session: ClientInfo, debitAccountId: string): PaymentValues {
  return {
    number: String(session.nextPaymentNumber),
    documentDate: session.bankDay,
    valueDate: '',
    debitAccountId,
    creditIban: '',
    receiverName: '',
    receiverCode: '',
    receiverIsResident: true,
    receiverHasCode: true,
    amount: '',
    purpose: '',
  };
}

/** The values of a stored payment, to change it. What the form has no block for yet comes along unchanged. */
export function valuesOf(payment: Payment): PaymentValues {
  const { number, documentDate, valueDate, debitAccountId, creditIban, receiverName, receiverCode } = payment;
  const { receiverIsResident, receiverHasCode, amount, purpose } = payment;
  const xml = readPaymentXml(payment);
  return {
    ...(xml.ok && xml.parts),
    ...{ number, documentDate, valueDate, debitAccountId, creditIban, receiverName, receiverCode },
    ...{ receiverIsResident, receiverHasCode, amount, purpose },
  };
}

/** A stored payment as the pattern of a new one: today's date and the next number. */
export function copyOf(payment: Payment, session: ClientInfo): PaymentValues {
  const { number, documentDate, valueDate } = emptyPayment(session, '');
  return { ...valuesOf(payment), number, documentDate, valueDate };
}

/**
 * What is checked and sent: tidied text, the amount in the wire's form where it is one. A structured purpose stays with
 * the Treasury's account: to anybody else it would go along unseen.
 */
export function toDraft({ structuredPurpose, ...values }: PaymentValues): UahPaymentDraft {
  const amount = parseAmount(values.amount);
  const code = normaliseCode(values.receiverCode);
  return {
    ...values,
    ...(structuredPurpose && isBudgetIban(normaliseIban(values.creditIban)) && { structuredPurpose }),
    number: values.number.trim(),
    creditIban: normaliseIban(values.creditIban),
    receiverName: tidyLine(values.receiverName),
    receiverCode: values.receiverHasCode ? code : normalisePassport(code),
    amount: amount.ok ? amount.amount : values.amount,
    purpose: tidyLine(values.purpose),
  };
}

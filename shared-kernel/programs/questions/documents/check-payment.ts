import { uahPayment } from '../../../src/api/contract/uah-payment';
import { uahPaymentField } from '../../../src/api/contract/payment-problems';
import { checkUahPayment, readPaymentXml } from '../../../src/domain/rules';
import { UAH } from '../../../src/domain/vocabulary';
import { readOptionalText, type Question } from '../question';
import { requireBankDay, readDocument, toWire } from '../reading';
import { readAccount } from './read-account';

/** Checks a hryvnia payment with the field names of `save_pmt`; `account` and `receiverMaximum` are optional. */
export function checkPayment(question: Question) {
  const payment = readDocument(uahPayment, question);
  const xml = readPaymentXml(payment);
  if (!xml.ok) return { problems: toWire(xml.problems, uahPaymentField) };
  const context = {
    bankDay: requireBankDay(question),
    debitAccount: readAccount(question, 'account', { id: payment.debitAccountId, currencyCode: UAH.code }),
    receiverMaximum: readOptionalText(question, 'receiverMaximum') ?? null,
  };
  return { problems: toWire(checkUahPayment({ ...payment, ...xml.parts }, context), uahPaymentField) };
}

import type { CanonicalField } from '@ncb/shared-kernel/domain/documents';
import { formatAmount, totalsPerCurrency } from '@ncb/shared-kernel/domain/money';
import { PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import type { Texts } from '../texts/texts';
import { currencyLetters } from './field-value';
import { valueOf, type ReadableDocument } from './readable-document';

/** `1 234,56 UAH` per currency, in the order in which the currencies first appear. */
export function totals(documents: readonly ReadableDocument[], texts: Texts): readonly string[] {
  // A declaration moves no money.
  const withAmount = documents.filter((document) => valueOf(document, 'amount') !== '');
  const amounts = withoutTwice(withAmount).map((document) => ({
    amount: valueOf(document, 'amount'),
    currency: currencyLetters(valueOf(document, 'currency')),
  }));
  return totalsPerCurrency(amounts).map(
    ({ amount, currency }) => `${formatAmount(amount, texts.language)}\u00a0${currency}`,
  );
}

/**
 * A payroll pays out what a payment brings to its transit account: signed together, both amounts would say that twice as
 * much leaves the account. A payroll whose payment is not among the documents is counted.
 */
function withoutTwice(documents: readonly ReadableDocument[]): readonly ReadableDocument[] {
  const payments = documents.filter((document) => valueOf(document, 'type') !== PAYROLL);
  return documents.filter((document) => {
    if (valueOf(document, 'type') !== PAYROLL) return true;
    const bringing = payments.findIndex((payment) => brings(payment, document));
    if (bringing < 0) return true;
    payments.splice(bringing, 1);
    return false;
  });
}

function brings(payment: ReadableDocument, payroll: ReadableDocument): boolean {
  const isSame = (name: CanonicalField, other = name) => valueOf(payment, name) === valueOf(payroll, other);
  return isSame('receiverIban', 'transitIban') && isSame('payerIban') && isSame('amount') && isSame('currency');
}

import type { CanonicalField } from '@ncb/shared-kernel/domain/documents';
import { formatAmount, sumPerCurrency } from '@ncb/shared-kernel/domain/money';
import { PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import type { Texts } from '../texts/texts';
import { getCurrencyLetters } from './format-field';
import { getFieldValue, type ReadableDocument } from './read-documents';

/** Formats totals by currency, `1 234,56 UAH`, in order of first appearance. */
export function formatTotals(documents: readonly ReadableDocument[], texts: Texts): readonly string[] {
  // A declaration has no amount.
  const withAmount = documents.filter((document) => getFieldValue(document, 'amount') !== '');
  const amounts = withoutFundedPayrolls(withAmount).map((document) => ({
    amount: getFieldValue(document, 'amount'),
    currency: getCurrencyLetters(getFieldValue(document, 'currency')),
  }));
  return sumPerCurrency(amounts).map(
    ({ amount, currency }) => `${formatAmount(amount, texts.language)}\u00a0${currency}`,
  );
}

/**
 * Skips payrolls whose payment is among the documents: the payment funds the transit account that the payroll pays out,
 * so counting both would double the amount.
 */
function withoutFundedPayrolls(documents: readonly ReadableDocument[]): readonly ReadableDocument[] {
  const payments = documents.filter((document) => getFieldValue(document, 'type') !== PAYROLL);
  return documents.filter((document) => {
    if (getFieldValue(document, 'type') !== PAYROLL) return true;
    const bringing = payments.findIndex((payment) => isFundedBy(payment, document));
    if (bringing < 0) return true;
    payments.splice(bringing, 1);
    return false;
  });
}

function isFundedBy(payment: ReadableDocument, payroll: ReadableDocument): boolean {
  const isSame = (name: CanonicalField, other = name) => getFieldValue(payment, name) === getFieldValue(payroll, other);
  return isSame('receiverIban', 'transitIban') && isSame('payerIban') && isSame('amount') && isSame('currency');
}

import { formatAmount, totalsPerCurrency } from '@ncb/shared-kernel/domain/money';
import type { Texts } from '../texts/texts';
import { currencyLetters } from './field-value';
import { valueOf, type ReadableDocument } from './readable-document';

/** `1 234,56 UAH` per currency, in the order in which the currencies first appear. */
export function totals(documents: readonly ReadableDocument[], texts: Texts): readonly string[] {
  // A declaration moves no money.
  const withAmount = documents.filter((document) => valueOf(document, 'amount') !== '');
  const amounts = withAmount.map((document) => ({
    amount: valueOf(document, 'amount'),
    currency: currencyLetters(valueOf(document, 'currency')),
  }));
  return totalsPerCurrency(amounts).map(
    ({ amount, currency }) => `${formatAmount(amount, texts.language)}\u00a0${currency}`,
  );
}

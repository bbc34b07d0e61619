import { useMemo } from 'react';
import { sumPerCurrency } from '../../domain/money';
import { MoneyText } from '../../ui';

export interface DocumentSumsProps {
  documents: readonly { readonly amount: string; readonly currencyLetters: string }[];
}

export function DocumentSums({ documents }: DocumentSumsProps) {
  const totals = useMemo(
    () => sumPerCurrency(documents.map(({ amount, currencyLetters: currency }) => ({ amount, currency }))),
    [documents],
  );
  return (
    <span className="ncb-sums" data-field="total">
      {totals.map(({ currency, amount }) => (
        <strong key={currency} data-row={currency}>
          <MoneyText amount={amount} currency={currency} />
        </strong>
      ))}
    </span>
  );
}

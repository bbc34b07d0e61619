import { useTranslation } from 'react-i18next';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { totalsPerCurrency } from '@ncb/shared-kernel/domain/money';
import { MoneyText } from '@ncb/shared-kernel/ui';

export interface SelectionTotalsProps {
  rows: readonly JournalRow[];
}

/** The sum of the selected documents, one per currency. */
export function SelectionTotals({ rows }: SelectionTotalsProps) {
  const { t } = useTranslation('kernel');
  if (rows.length === 0) return null;
  const totals = totalsPerCurrency(rows.map(({ amount, currencyLetters }) => ({ amount, currency: currencyLetters })));
  return (
    <span aria-live="polite">
      {`${t('common.total')}: `}
      {totals.map(({ currency, amount }) => (
        <strong key={currency}>
          <MoneyText amount={amount} currency={currency} />{' '}
        </strong>
      ))}
    </span>
  );
}

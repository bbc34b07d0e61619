import { useMemo } from 'react';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { totalsPerCurrency } from '@ncb/shared-kernel/domain/money';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** What documents sum up to per currency. */
export function JournalSum({ rows }: { rows: readonly JournalRow[] }) {
  const { common } = useTexts();
  const totals = useMemo(
    () => totalsPerCurrency(rows.map(({ amount, currencyLetters }) => ({ amount, currency: currencyLetters }))),
    [rows],
  );
  return (
    <span data-field="total">
      {`${common('common.total')}: `}
      {totals.map(({ currency, amount }) => (
        <strong key={currency} data-row={currency}>
          <MoneyText amount={amount} currency={currency} />{' '}
        </strong>
      ))}
    </span>
  );
}

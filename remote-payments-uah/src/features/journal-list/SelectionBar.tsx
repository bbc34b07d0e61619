import { Button } from 'antd';
import { useMemo } from 'react';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { totalsPerCurrency } from '@ncb/shared-kernel/domain/money';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

export interface SelectionBarProps {
  /** The selected documents. */
  rows: readonly JournalRow[];
  /** How many of them are on other pages than the one in sight. */
  elsewhere: number;
  onClear: () => void;
}

/** How many documents are selected, also where nobody sees them, and their sum per currency. */
export function SelectionBar({ rows, elsewhere, onClear }: SelectionBarProps) {
  const { t, common } = useTexts();
  const totals = useMemo(
    () => totalsPerCurrency(rows.map(({ amount, currencyLetters }) => ({ amount, currency: currencyLetters }))),
    [rows],
  );
  if (rows.length === 0) return null;
  return (
    <section className="ncb-selection" aria-live="polite" data-field="selection">
      <span>
        {t('journal.selection.count', { count: rows.length })}
        {elsewhere > 0 && `, ${t('journal.selection.elsewhere', { count: elsewhere })}`}
      </span>
      <span data-field="total">
        {`${common('common.total')}: `}
        {totals.map(({ currency, amount }) => (
          <strong key={currency} data-row={currency}>
            <MoneyText amount={amount} currency={currency} />{' '}
          </strong>
        ))}
      </span>
      <Button type="link" onClick={onClear} data-action="clearSelection">
        {t('journal.selection.clear')}
      </Button>
    </section>
  );
}

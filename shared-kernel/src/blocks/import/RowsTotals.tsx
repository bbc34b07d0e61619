import { addAmounts } from '../../domain/money';
import { getLanguageTag } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '../../ui';
import type { ImportSnapshot, RowAmounts, RowSum } from './import-list';
import { useImportKind } from './import-kind';
import { ROW_STATUSES } from './imported-row';
import { useTexts } from './texts';
import styles from './rows-totals.module.css';

interface RowsTotalsProps {
  snapshot: ImportSnapshot;
}

export function RowsTotals({ snapshot: { sums } }: RowsTotalsProps) {
  const { language } = useSteadyShell();
  const { t } = useTexts();
  const all = ROW_STATUSES.map((status) => sums[status]).reduce((one, other) => ({
    count: one.count + other.count,
    amounts: addRowAmounts(one.amounts, other.amounts),
  }));
  const { defaultCurrency } = useImportKind();
  const total = (name: string, title: string, { count, amounts }: RowSum) => (
    <div key={name} className={styles['total']} data-field={`total-${name}`}>
      <span className="ncb-quiet">{title}</span>
      <strong>{count.toLocaleString(getLanguageTag(language))}</strong>
      {getShownAmounts(amounts, defaultCurrency).map(([currency, amount]) => (
        <MoneyText key={currency} amount={amount} currency={currency} />
      ))}
    </div>
  );
  return (
    <div className={styles['totals']} role="status">
      {total('all', t('totals.all'), all)}
      {ROW_STATUSES.filter((status) => sums[status].count > 0).map((status) =>
        total(status, t(`totals.${status}`), sums[status]),
      )}
    </div>
  );
}

function addRowAmounts(one: RowAmounts, other: RowAmounts): RowAmounts {
  const currencies = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    currencies.map((currency) => [currency, addAmounts(one[currency] ?? '0.00', other[currency] ?? '0.00')]),
  );
}

/** Leaves out empty currencies; shows zero in the default currency if nothing is left. */
function getShownAmounts(amounts: RowAmounts, currency: string | undefined): readonly (readonly [string, string])[] {
  const shown = Object.entries(amounts).filter(([, amount]) => amount !== '0.00');
  return shown.length > 0 || currency === undefined ? shown : [[currency, '0.00']];
}

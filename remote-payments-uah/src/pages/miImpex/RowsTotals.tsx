import { addAmounts } from '@ncb/shared-kernel/domain/money';
import { languageTag, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '@ncb/shared-kernel/ui';
import type { ImportSnapshot, RowSum } from '../../features/import/import-list';
import { ROW_STATUSES } from '../../features/import/imported-row';
import { useTexts } from '../../texts';

export interface RowsTotalsProps {
  snapshot: ImportSnapshot;
}

/** How many rows there are of each state, and how much money is in them. */
export function RowsTotals({ snapshot: { sums } }: RowsTotalsProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const all = ROW_STATUSES.map((status) => sums[status]).reduce((one, other) => ({
    count: one.count + other.count,
    amount: addAmounts(one.amount, other.amount),
  }));
  const total = (name: string, title: string, { count, amount }: RowSum) => (
    <div key={name} className="ncb-total" data-field={`total-${name}`}>
      <span className="ncb-quiet">{title}</span>
      <strong>{count.toLocaleString(languageTag(language))}</strong>
      <MoneyText amount={amount} currency={UAH.letters} />
    </div>
  );
  return (
    <div className="ncb-totals" role="status">
      {total('all', t('impex.totals.all'), all)}
      {ROW_STATUSES.filter((status) => sums[status].count > 0).map((status) =>
        total(status, t(`impex.totals.${status}`), sums[status]),
      )}
    </div>
  );
}

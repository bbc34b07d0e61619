import { useMemo } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { totalsOf } from './account-totals';
import { useTexts } from '../../texts';

export interface TotalsProps {
  accounts: readonly Account[];
  /** They are those that the user selected, not all that are shown. */
  areSelected: boolean;
}

/** What the accounts hold together: one sum per currency, and all of it in hryvnias. */
export function Totals({ accounts, areSelected }: TotalsProps) {
  const { t } = useTexts();
  const { currencies, equivalent } = useMemo(() => totalsOf(accounts), [accounts]);
  return (
    <section className="ncb-totals" aria-label={t('totals.title')} aria-live="polite" data-field="totals">
      <div className="ncb-total">
        <span className="ncb-quiet">
          {t(areSelected ? 'totals.selected' : 'totals.all', { count: accounts.length })}
        </span>
        <strong data-field="total">
          <MoneyText amount={equivalent} currency={UAH.letters} />
        </strong>
      </div>
      {currencies.map((total) => (
        <div key={total.currency} className="ncb-total" data-row={total.currency}>
          <span className="ncb-quiet">{total.currency}</span>
          <span data-field="sal">
            <MoneyText amount={total.balance} digitsOf={total.currency} />
          </span>
          {total.currency !== UAH.letters && (
            <span className="ncb-quiet" data-field="c_sal">
              {'≈ '}
              <MoneyText amount={total.equivalent} currency={UAH.letters} />
            </span>
          )}
        </div>
      ))}
    </section>
  );
}

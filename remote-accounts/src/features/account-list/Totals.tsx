import { useMemo } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { totalsOf } from './account-totals';
import { toggleCurrency } from './shown-accounts';
import { useTexts } from '../../texts';
import styles from './account-list.module.css';

const NOTHING = { count: 0, balance: '0.00', equivalent: '0.00' };

export interface TotalsProps {
  /** Those that are summed up in hryvnias: the selected ones, else all that are shown. */
  accounts: readonly Account[];
  /** They are those that the user selected, not all that are shown. */
  areSelected: boolean;
  /** Those of every currency: a currency that is not shown can be chosen again. */
  all: readonly Account[];
  /** Codes of the currencies whose accounts are shown; none: of all. */
  currencies: readonly string[];
  onCurrencies: (codes: readonly string[]) => void;
}

/** What the accounts hold together: all of it in hryvnias, and a sum per currency, pressed to see its accounts only. */
export function Totals({ accounts, areSelected, all, currencies: chosen, onCurrencies }: TotalsProps) {
  const { t } = useTexts();
  const { equivalent, currencies: meant } = useMemo(() => totalsOf(accounts), [accounts]);
  const { currencies } = useMemo(() => totalsOf(all), [all]);
  return (
    <section className={styles['totals']} aria-label={t('totals.title')} data-field="totals">
      <div className={styles['total']} aria-live="polite">
        <span className="ncb-quiet">
          {t(areSelected ? 'totals.selected' : 'totals.all', { count: accounts.length })}
        </span>
        <strong data-field="total">
          <MoneyText amount={equivalent} currency={UAH.letters} />
        </strong>
      </div>
      {currencies.map((held) => {
        const { currency, code, count } = held;
        // A currency that is filtered out keeps its sum, to be chosen again; one that nothing is selected in has none.
        const summed =
          meant.find((other) => other.currency === currency) ?? (areSelected ? { ...held, ...NOTHING } : held);
        const { balance, equivalent: inUah } = summed;
        return (
          <button
            key={currency}
            type="button"
            className={styles['total']}
            aria-pressed={chosen.includes(code)}
            onClick={() => onCurrencies(toggleCurrency(chosen, code))}
            data-row={currency}
            data-action="filterCurrency"
          >
            <span className={styles['short']} aria-hidden>{`${currency} ${count}`}</span>
            <span className={styles['sum']} data-field="sal">
              <MoneyText amount={balance} currency={currency} />
            </span>
            <span className="ncb-quiet" {...(currency !== UAH.letters && { 'data-field': 'c_sal' })}>
              {currency === UAH.letters ? (
                t('totals.accounts', { count: summed.count })
              ) : (
                <>
                  {'≈ '}
                  <MoneyText amount={inUah} currency={UAH.letters} />
                </>
              )}
            </span>
          </button>
        );
      })}
    </section>
  );
}

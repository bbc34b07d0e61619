import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText, useClockTime } from '@ncb/shared-kernel/ui';
import { totalsOf } from './account-totals';
import { toggleCurrency } from './shown-accounts';
import { useTexts } from '../../texts';
import styles from './account-list.module.css';

/** Characters of a sum, `99999999.99`, that stand on a phone in the size of the sum of all. */
const SHORT_SUM = 11;
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
  /** What a phone shows beside the sums. */
  phone?: TotalsOnPhone;
}

export interface TotalsOnPhone {
  /** When the bank last told the sums, ms since 1970: nothing else says it there. */
  readonly asOf: number;
  /** The search of the list and what is done with it are in sight. */
  readonly areToolsOpen: boolean;
  /** Opens them, or folds them away. */
  readonly onTools: (button: Element) => void;
}

/** What the accounts hold together: all of it in hryvnias, and a sum per currency, pressed to see its accounts only. */
export function Totals({ accounts, areSelected, all, currencies: chosen, onCurrencies, phone }: TotalsProps) {
  const { t } = useTexts();
  const { equivalent, currencies: meant } = useMemo(() => totalsOf(accounts), [accounts]);
  const { currencies } = useMemo(() => totalsOf(all), [all]);
  const time = useClockTime(phone?.asOf ?? 0);
  return (
    <section className={styles['totals']} aria-label={t('totals.title')} data-field="totals">
      <div className={styles['total']} aria-live="polite">
        <span className="ncb-quiet">
          {phone && !areSelected
            ? t('totals.asOf', { time })
            : t(areSelected ? 'totals.selected' : 'totals.all', { count: accounts.length })}
        </span>
        <strong className={equivalent.length > SHORT_SUM ? styles['long'] : undefined} data-field="total">
          <MoneyText amount={equivalent} currency={UAH.letters} />
        </strong>
      </div>
      {phone && (
        <>
          <Button
            type="text"
            className={styles['tools']}
            icon={<SearchOutlined />}
            aria-label={t('filter.tools')}
            aria-expanded={phone.areToolsOpen}
            onClick={({ currentTarget }) => phone.onTools(currentTarget)}
            data-action="listTools"
          />
          <button
            type="button"
            className={styles['total']}
            aria-pressed={chosen.length === 0}
            onClick={() => onCurrencies([])}
            data-action="everyCurrency"
          >
            <span className={styles['short']}>{t('totals.every', { count: all.length })}</span>
          </button>
        </>
      )}
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

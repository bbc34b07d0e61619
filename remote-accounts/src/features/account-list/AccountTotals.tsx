import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText, useClockTime } from '@ncb/shared-kernel/ui';
import { sumAccounts } from './sum-accounts';
import { toggleCurrency } from './filter-accounts';
import { useTexts } from '../../texts';
import styles from './account-list.module.css';

/** Longest amount in characters (`99999999.99`) that keeps the large font on a phone. */
const SHORT_SUM = 11;
const ZERO_TOTAL = { count: 0, balance: '0.00', equivalent: '0.00' };

interface TotalsProps {
  /** Accounts of the hryvnia total: the selected ones, or all shown. */
  accounts: readonly Account[];
  areSelected: boolean;
  /** Accounts of all currencies, so that a filtered-out currency stays selectable. */
  all: readonly Account[];
  /** Numeric codes of the filter; empty for all currencies. */
  currencies: readonly string[];
  onCurrencies: (codes: readonly string[]) => void;
  phone?: TotalsOnPhone;
}

interface TotalsOnPhone {
  /** Time of the bank's answer, ms since 1970; a phone shows it here only. */
  readonly asOf: number;
  readonly areToolsOpen: boolean;
  readonly onTools: (button: Element) => void;
}

/** Placeholder in the shape of the totals: the list below stays where it is. */
export function TotalsPlaceholder() {
  return (
    <section className={styles['totals']} aria-busy data-field="totals">
      <div className={styles['total']}>
        <span className={styles['line']} />
        <strong className={styles['line']} />
      </div>
      <div className={styles['chips']} />
    </section>
  );
}

export function Totals({ accounts, areSelected, all, currencies: chosen, onCurrencies, phone }: TotalsProps) {
  const { t } = useTexts();
  const { equivalent, currencies: summedCurrencies } = useMemo(() => sumAccounts(accounts), [accounts]);
  const { currencies } = useMemo(() => sumAccounts(all), [all]);
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
      {currencies.map((total) => {
        const { currency, code, count } = total;
        // A filtered-out currency keeps its total so that it can be chosen again; with a selection, a currency without
        // selected accounts shows zero.
        const summed =
          summedCurrencies.find((other) => other.currency === currency) ??
          (areSelected ? { ...total, ...ZERO_TOTAL } : total);
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

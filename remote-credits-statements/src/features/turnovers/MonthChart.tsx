import { Button, Grid, Select } from 'antd';
import type { ReactNode } from 'react';
import { MovementChart } from '@ncb/shared-kernel/blocks/charts';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import type { CurrencyMonths } from '@ncb/shared-kernel/domain/statement';
import { getCurrencyDigits } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerStates } from '@ncb/shared-kernel/ui';
import { formatMonth, MONTHS_ON_PHONE } from './months';
import type { TurnoverSearch } from './turnover-search';
import { useMonths } from './use-months';
import { useTexts } from '../../texts';
import styles from './turnovers.module.css';

interface MonthChartProps {
  shown: CurrencyMonths;
  currencies: readonly CurrencyMonths[];
  onCurrency: (currency: string) => void;
  tools?: ReactNode;
}

/**
 * Chart of monthly turnovers and closing balances in one currency. Source:
 * docs/requirements/statements.md#monthly-chart.
 */
export function MonthChart({ shown, currencies, onCurrency, tools }: MonthChartProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const { md: isWide = true } = Grid.useBreakpoint();
  const months = isWide ? shown.months : shown.months.slice(-MONTHS_ON_PHONE);
  const { currency } = shown;
  const amount = (sum: string) => `${formatAmount(sum, language, getCurrencyDigits(currency))} ${currency}`;
  const names = {
    inflow: t('turnovers.columns.credit'),
    outflow: t('turnovers.columns.debit'),
    balance: t('turnovers.months.columns.closing'),
  };
  return (
    <div className={styles['card']}>
      <MovementChart
        heading={<h2>{t('turnovers.months.title', { count: months.length, currency })}</h2>}
        names={names}
        points={months.map(({ month, credit, debit, closing }) => ({
          key: month,
          label: formatMonth(month, language, 'short'),
          tooltip: [
            formatMonth(month, language, 'long'),
            `${names.inflow}: ${amount(credit)}`,
            `${names.outflow}: ${amount(debit)}`,
            `${names.balance}: ${amount(closing)}`,
          ].join('\n'),
          inflow: credit,
          outflow: debit,
          balance: closing,
        }))}
        tools={
          <div className={styles['tools']}>
            {currencies.length > 1 && (
              <Select
                value={currency}
                options={currencies.map(({ currency: letters }) => ({ value: letters, label: letters }))}
                onChange={onCurrency}
                aria-label={t('turnovers.columns.sim_cur')}
                data-field="currency"
              />
            )}
            {tools}
          </div>
        }
      />
    </div>
  );
}

interface ChartOfSearchProps {
  search: TurnoverSearch;
  onSearch: (search: TurnoverSearch) => void;
}

export function ChartOfSearch({ search, onSearch }: ChartOfSearchProps) {
  const { t } = useTexts();
  const { answer, currencies, shown } = useMonths(search);
  return (
    <AnswerStates answer={answer} isEmpty={() => shown === null} empty={null}>
      {shown && (
        <MonthChart
          shown={shown}
          currencies={currencies}
          onCurrency={(currency) => onSearch({ ...search, currency })}
          tools={
            <Button type="text" onClick={() => onSearch({ ...search, view: 'months' })} data-action="showTable">
              {t('turnovers.months.table')}
            </Button>
          }
        />
      )}
    </AnswerStates>
  );
}

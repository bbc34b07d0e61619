import { Grid, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import type { CurrencyMonths, MonthMovement } from '@ncb/shared-kernel/domain/statement';
import { buildPageAddress, Side } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, PageLink, SimpleTable } from '@ncb/shared-kernel/ui';
import { getMonthDays, formatMonth } from './months';
import type { TurnoverSearch } from './turnover-search';
import type { MonthHeading } from './turnover-table';
import { useTexts } from '../../texts';
import styles from './turnovers.module.css';

interface MonthTableProps {
  shown: CurrencyMonths;
  search: TurnoverSearch;
}

/** Table with the exact numbers of the chart, also for users who cannot see it. */
export function MonthTable({ shown, search }: MonthTableProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const { md: isWide = true } = Grid.useBreakpoint();
  const { currency } = shown;
  const money = (sum: string) => <MoneyText amount={sum} digitsOf={currency} />;
  const link = (side: 'debit' | 'credit', month: MonthMovement) => (
    <MonthLink side={side} month={month} shown={shown} search={search} />
  );
  const column = (
    key: MonthHeading,
    cell: (month: MonthMovement) => ReactNode,
  ): TableColumnsType<MonthMovement>[number] => ({
    key,
    title: t(`turnovers.months.columns.${key}`),
    ...(key !== 'month' && { align: 'right' as const }),
    onCell: () => ({ 'data-field': key }) as object,
    render: (_, month) => cell(month),
  });
  const named = column('month', ({ month }) => formatMonth(month, language, 'long'));
  const closing = column('closing', (month) => <strong>{money(month.closing)}</strong>);
  const wide = [
    named,
    column('opening', (month) => money(month.opening)),
    column('credit', (month) => link('credit', month)),
    column('debit', (month) => link('debit', month)),
    column('difference', (month) => money(month.difference)),
    closing,
  ];
  const narrow = [
    named,
    {
      ...column('difference', (month) => (
        <>
          <div className={styles['in']}>
            {'+ '}
            {link('credit', month)}
          </div>
          <div>
            {'− '}
            {link('debit', month)}
          </div>
        </>
      )),
      title: t('turnovers.months.columns.moved'),
    },
    closing,
  ];
  return (
    <div className={styles['table']}>
      <SimpleTable<MonthMovement>
        label={t('turnovers.months.title', { count: shown.months.length, currency })}
        rows={shown.months}
        rowId={({ month }) => month}
        columns={isWide ? wide : narrow}
      />
    </div>
  );
}

interface MonthLinkProps extends MonthTableProps {
  side: 'debit' | 'credit';
  month: MonthMovement;
}

function MonthLink({ side, month, shown, search }: MonthLinkProps) {
  const { navigation } = useShell();
  const amount = month[side];
  const money = <MoneyText amount={amount} digitsOf={shown.currency} />;
  if (amount === '0.00' || !navigation.isServed('miAccountsBilling')) return money;
  const address = buildPageAddress('miAccountsBilling', {
    ...getMonthDays(month.month, search.end),
    accountIds: shown.accountIds,
    side: side === 'debit' ? Side.debit : Side.credit,
    withClosed: search.withClosed,
    withRevaluation: false,
  });
  return (
    <PageLink navigation={navigation} {...address} data-action={`statement-${side}`}>
      {money}
    </PageLink>
  );
}

import { useMemo, type ReactNode } from 'react';
import type { CreditDeal } from '@ncb/shared-kernel/api/contract';
import { formatPercent, toMinor } from '@ncb/shared-kernel/domain/money';
import { getAlphabetKey } from '@ncb/shared-kernel/domain/text';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  getAmountWidth,
  MoneyText,
  RecordOpener,
  type PlacedColumn,
  type RecordColumn,
  type SortKey,
  useDates,
} from '@ncb/shared-kernel/ui';
import { DealStatusTag } from '../credits';
import { useTexts } from '../../texts';

export interface ListedDeal extends CreditDeal {
  readonly id: string;
}

/** Columns by wire name. Source: docs/requirements/currency-payroll-credits-statements.md#credit-deal. */
const COLUMNS = [
  { key: 'deal_n', isAlwaysShown: true },
  { key: 'status', width: 140, givesWayBelow: 640 },
  { key: 'deal_start', width: 112, givesWayBelow: 1040 },
  { key: 'deal_end', width: 112, givesWayBelow: 900 },
  { key: 'proc', width: 96, givesWayBelow: 780 },
  { key: 'sumdeal', givesWayBelow: 960 },
  { key: 'sum_main' },
  { key: 'sum_proc', room: 'wide' },
  { key: 'sum_missed', room: 'asked' },
  { key: 'next_date', width: 164, givesWayBelow: 1160 },
] as const satisfies readonly (PlacedColumn & { readonly width?: number })[];
type DealColumn = (typeof COLUMNS)[number]['key'];

const AMOUNT = 156;
const LATEST = '9999-12-31';

const AMOUNTS: Partial<Record<DealColumn, (deal: ListedDeal) => string>> = {
  sumdeal: ({ amount }) => amount,
  sum_main: ({ principal }) => principal,
  sum_proc: ({ interest }) => interest,
  sum_missed: ({ overdue }) => overdue,
};

const SORT_KEYS: Readonly<Record<DealColumn, (deal: ListedDeal) => SortKey>> = {
  deal_n: ({ number }) => getAlphabetKey(number),
  status: ({ status, overdueDays }) => `${status}${overdueDays > 0 ? '0' : '1'}`,
  deal_start: ({ start }) => start,
  deal_end: ({ end }) => end ?? LATEST,
  proc: ({ rate }) => Number(rate),
  sumdeal: ({ amount }) => toMinor(amount),
  sum_main: ({ principal }) => toMinor(principal),
  sum_proc: ({ interest }) => toMinor(interest),
  sum_missed: ({ overdue }) => toMinor(overdue),
  next_date: ({ nextDay }) => nextDay ?? LATEST,
};

export function useDealColumns(): readonly RecordColumn<ListedDeal>[] {
  const { language } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  return useMemo(() => {
    const renderDay = (date: string | null) => <span className="ncb-number">{formatDay(date ?? '')}</span>;
    const money = (deal: ListedDeal, amount: string) => <MoneyText amount={amount} currency={deal.currencyLetters} />;
    const cells: Record<DealColumn, (deal: ListedDeal, gaveWay: (key: string) => boolean) => ReactNode> = {
      deal_n: (deal, gaveWay) => (
        <>
          <RecordOpener id={deal.id} label={t('creditsDeals.toggle', { number: deal.number })}>
            {deal.number}
          </RecordOpener>
          {gaveWay('status') && (
            <div className="ncb-second-line">
              <DealStatusTag deal={deal} />
            </div>
          )}
        </>
      ),
      status: (deal) => <DealStatusTag deal={deal} />,
      deal_start: ({ start }) => renderDay(start),
      deal_end: ({ end }) => renderDay(end),
      proc: ({ rate }) => <span className="ncb-number">{formatPercent(rate, language)}</span>,
      sumdeal: (deal) => money(deal, deal.amount),
      sum_main: (deal) => <strong>{money(deal, deal.principal)}</strong>,
      sum_proc: (deal) => money(deal, deal.interest),
      sum_missed: (deal) => money(deal, deal.overdue),
      next_date: ({ nextDay }) => renderDay(nextDay),
    };
    return COLUMNS.map(({ key, ...place }) => {
      const amountOf = AMOUNTS[key];
      return {
        key,
        ...place,
        ...(amountOf && {
          width: (rows: readonly ListedDeal[]) => getAmountWidth(AMOUNT, rows.map(amountOf), language),
          isAmount: true,
        }),
        title: t(`creditsDeals.columns.${key}`),
        cell: cells[key],
        sortKey: SORT_KEYS[key],
      };
    });
  }, [t, language, formatDay]);
}

import { useMemo } from 'react';
import type { CreditDetails, CreditPaymentShown } from '@ncb/shared-kernel/api/contract';
import { addAmounts } from '@ncb/shared-kernel/domain/money';
import { EmptyView, MoneyText, RecordList, useRecordList, type RecordColumn, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface ListedPayment extends CreditPaymentShown {
  readonly id: string;
}

export function Payments({ details: { deal, payments } }: { details: CreditDetails }) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { currencyLetters } = deal;
  const rows = useMemo(
    () => payments.map((payment, index): ListedPayment => ({ ...payment, id: String(index) })).toReversed(),
    [payments],
  );
  const columns = useMemo((): readonly RecordColumn<ListedPayment>[] => {
    const money = (amount: string) => <MoneyText amount={amount} digitsOf={currencyLetters} />;
    const column = (
      key: 'sum_main' | 'sum_proc' | 'sum_penalty' | 'sum_extra',
      amount: (row: ListedPayment) => string,
    ) => ({
      key,
      width: 140,
      isAmount: true,
      ...(key === 'sum_penalty' || key === 'sum_extra' ? { givesWayBelow: 800 } : {}),
      title: t(`creditsMine.payments.columns.${key}`),
      cell: (row: ListedPayment) => money(amount(row)),
    });
    return [
      {
        key: 'date',
        title: t('creditsMine.payments.columns.date'),
        cell: ({ day }) => <span className="ncb-number">{formatDay(day)}</span>,
      },
      column('sum_main', ({ principal }) => principal),
      column('sum_proc', ({ interest }) => interest),
      column('sum_penalty', ({ penalty }) => penalty),
      column('sum_extra', ({ extra }) => extra),
      {
        key: 'total',
        width: 150,
        isAmount: true,
        title: `${t('creditsMine.schedule.columns.total')}, ${currencyLetters}`,
        cell: (row) => <strong>{money([row.interest, row.penalty].reduce(addAmounts, row.principal))}</strong>,
      },
    ];
  }, [t, currencyLetters, formatDay]);
  const list = useRecordList<ListedPayment>({ name: 'creditPayments', rows, columns });
  if (rows.length === 0) return <EmptyView text={t('creditsMine.payments.empty')} />;
  return (
    <RecordList<ListedPayment>
      list={list}
      label={t('creditsMine.payments.label', { number: deal.number })}
      titleOf={({ day }) => formatDay(day)}
    />
  );
}

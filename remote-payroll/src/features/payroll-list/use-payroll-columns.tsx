import { useMemo, type ReactNode } from 'react';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { getAlphabetKey } from '@ncb/shared-kernel/domain/text';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  getAmountWidth,
  MoneyText,
  type GaveWay,
  type PlacedColumn,
  type RecordColumn,
  type SortKey,
  useDates,
} from '@ncb/shared-kernel/ui';
import type { ListedPayroll } from './listed-payroll';
import { PayrollNumber, Status, WhatIsPaid } from './PayrollCells';
import { useTypeNames } from '../use-type-names';
import { useTexts } from '../../texts';

/**
 * Columns by wire names, in order. In a narrow list the account disappears first, then date and status move under
 * number and amount.
 */
const COLUMNS = [
  { key: 'payroll_num', room: 'always', width: 96 },
  { key: 'payroll_date', room: 'always', width: 108, givesWayBelow: 820 },
  { key: 'payroll_vdate', room: 'asked', width: 112 },
  { key: 'payroll_type', room: 'always', isAlwaysShown: true },
  { key: 'emps_count', room: 'asked', width: 104 },
  { key: 'acn_n', room: 'always', width: 136, givesWayBelow: 1060 },
  { key: 'payroll_tran_acn', room: 'asked', width: 264 },
  { key: 'payroll_amount', room: 'always' },
  { key: 'status', room: 'always', width: 196, givesWayBelow: 760 },
  { key: 'user_name', room: 'wide', width: 160 },
] as const satisfies readonly (PlacedColumn & { readonly width?: number })[];
type ColumnKey = (typeof COLUMNS)[number]['key'];

/** Width of the amount column in px, with and without the status below the amount. */
const AMOUNT = { alone: 156, withStatus: 196 };

const renderNumber = (text: string) => <span className="ncb-number">{text}</span>;

export function usePayrollColumns(): readonly RecordColumn<ListedPayroll>[] {
  const { language } = useShell();
  const { t } = useTexts();
  const { formatDay, formatDayAndMonth } = useDates();
  const { nameOf } = useTypeNames();
  return useMemo(() => {
    const cells: Record<ColumnKey, (row: ListedPayroll, gaveWay: GaveWay) => ReactNode> = {
      payroll_num: (row, gaveWay) => (
        <>
          <PayrollNumber row={row} />
          {gaveWay('payroll_date') && (
            <div className="ncb-quiet ncb-number ncb-second-line">{formatDayAndMonth(row.documentDate)}</div>
          )}
        </>
      ),
      payroll_date: ({ documentDate }) => renderNumber(formatDay(documentDate)),
      payroll_vdate: ({ payoutDay }) => payoutDay && renderNumber(formatDay(payoutDay)),
      payroll_type: (row) => <WhatIsPaid row={row} />,
      emps_count: ({ employeeCount }) => renderNumber(String(employeeCount)),
      acn_n: ({ debitAccount }) => <span className="ncb-number ncb-quiet">{debitAccount}</span>,
      payroll_tran_acn: ({ transitAccount }) => renderNumber(formatIban(transitAccount)),
      payroll_amount: (row, gaveWay) => (
        <>
          <MoneyText amount={row.amount} currency={row.currencyLetters} />
          {gaveWay('status') && (
            <div className="ncb-second-line">
              <Status row={row} />
            </div>
          )}
        </>
      ),
      status: (row) => <Status row={row} />,
      user_name: ({ creator }) => creator,
    };
    const sortKeys: Record<ColumnKey, (row: ListedPayroll) => SortKey> = {
      payroll_num: (row) => Number(row.number),
      payroll_date: ({ documentDate }) => documentDate,
      payroll_vdate: ({ payoutDay }) => payoutDay ?? '',
      payroll_type: (row) => getAlphabetKey(nameOf(row)),
      emps_count: ({ employeeCount }) => employeeCount,
      acn_n: ({ debitAccount }) => debitAccount,
      payroll_tran_acn: ({ transitAccount }) => transitAccount,
      payroll_amount: ({ amount }) => toMinor(amount),
      status: ({ status }) => status,
      user_name: ({ creator }) => getAlphabetKey(creator),
    };
    const ofAmount: RecordColumn<ListedPayroll>['width'] = (rows, gaveWay) =>
      getAmountWidth(
        gaveWay('status') ? AMOUNT.withStatus : AMOUNT.alone,
        rows.map(({ amount }) => amount),
        language,
      );
    return COLUMNS.map(({ key, ...place }) => ({
      key,
      ...place,
      ...(key === 'payroll_amount' && { width: ofAmount, isAmount: true }),
      title: t(`list.columns.${key}`),
      cell: cells[key],
      sortKey: sortKeys[key],
    }));
  }, [t, nameOf, language, formatDay, formatDayAndMonth]);
}

import { useMemo, type ReactNode } from 'react';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getAmountWidth, MoneyText, type GaveWay, type RecordColumn, useDates } from '@ncb/shared-kernel/ui';
import { JOURNAL_COLUMNS, JOURNAL_SORT_KEYS, type JournalColumn } from './journal-columns';
import { DocumentNumber, Receiver, Status } from './JournalCells';
import { useTexts } from '../../texts';

const renderNumber = (text: string) => <span className="ncb-number">{text}</span>;

/** Widths in px; the receiver takes the rest. */
const WIDTHS = {
  pmt_num: 80,
  pmt_date: 108,
  val_date: 108,
  pmt_type: 144,
  okpo_co: 104,
  acnt_co: 264,
  acn_n: 136,
  status: 196,
  user_name: 160,
  time_e: 156,
} as const satisfies Partial<Record<JournalColumn, number>>;

export function useJournalColumns(): readonly RecordColumn<JournalRow>[] {
  const { language } = useSteadyShell();
  const { t, common } = useTexts();
  const { formatDay, formatDayAndMonth, formatMoment } = useDates();
  return useMemo(() => {
    const cells: Record<JournalColumn, (row: JournalRow, gaveWay: GaveWay) => ReactNode> = {
      pmt_num: (row, gaveWay) => (
        <>
          <DocumentNumber row={row} />
          {gaveWay('pmt_date') && (
            <div className="ncb-quiet ncb-number ncb-second-line">{formatDayAndMonth(row.documentDate)}</div>
          )}
        </>
      ),
      pmt_date: ({ documentDate }) => renderNumber(formatDay(documentDate)),
      val_date: ({ valueDate }) => valueDate && renderNumber(formatDay(valueDate)),
      pmt_type: ({ type }) => common(`documentKind.${type}`),
      name_co: (row) => <Receiver row={row} />,
      okpo_co: ({ receiverCode }) => renderNumber(receiverCode),
      acnt_co: ({ receiverAccount }) => renderNumber(receiverAccount),
      acn_n: ({ debitAccount }) => <span className="ncb-number ncb-quiet">{debitAccount}</span>,
      amount: (row, gaveWay) => (
        <>
          <MoneyText amount={row.amount} currency={row.currencyLetters} />
          {gaveWay('status') && (
            <div className="ncb-second-line">
              <Status row={row} />
            </div>
          )}
        </>
      ),
      c_amount: ({ amountInUah }) => amountInUah && <MoneyText amount={amountInUah} digitsOf={UAH.letters} />,
      status: (row) => <Status row={row} />,
      user_name: ({ creator }) => creator,
      time_e: ({ confirmed }) => confirmed && renderNumber(formatMoment(confirmed)),
    };
    const widths: Partial<Record<JournalColumn, RecordColumn<JournalRow>['width']>> = {
      ...WIDTHS,
      amount: (rows, gaveWay) =>
        getAmountWidth(
          gaveWay('status') ? WIDTHS.status : 156,
          rows.map(({ amount }) => amount),
          language,
        ),
      c_amount: (rows) =>
        getAmountWidth(
          136,
          rows.map(({ amountInUah }) => amountInUah ?? '0'),
          language,
        ),
    };
    return JOURNAL_COLUMNS.map(({ key, ...place }) => ({
      key,
      ...place,
      ...(widths[key] && { width: widths[key] }),
      title: t(`journal.columns.${key}`),
      isAmount: key === 'amount' || key === 'c_amount',
      cell: cells[key],
      sortKey: JOURNAL_SORT_KEYS[key],
    }));
  }, [t, common, language, formatDay, formatDayAndMonth, formatMoment]);
}

import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import type { CreditDetails, CreditRowShown } from '@ncb/shared-kernel/api/contract';
import { ListExport } from '@ncb/shared-kernel/blocks/list-export';
import { countDaysBetween } from '@ncb/shared-kernel/domain/dates';
import { formatMoney } from '@ncb/shared-kernel/domain/money';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  MoneyText,
  RecordList,
  saveFile,
  useRecordList,
  type GaveWay,
  type PlacedColumn,
  type RecordColumn,
  useDates,
} from '@ncb/shared-kernel/ui';
import { buildDealFileName } from './build-deal-file-name';
import { InstalmentTag } from './InstalmentTag';
import { SCHEDULE_COLUMNS, buildScheduleTable, sumPayments, type ScheduleColumn } from './schedule-table';
import { creditStyles as styles } from '../credits';
import { useTexts } from '../../texts';

interface ListedRow extends CreditRowShown {
  readonly id: string;
}

const PLACES: Readonly<Record<ScheduleColumn, Partial<PlacedColumn> & { readonly width?: number }>> = {
  n: { width: 56 },
  pay_date: { width: 116 },
  // A state with its explanation must fit one line, so the amounts before it are hidden first.
  sum_main: { width: 140, givesWayBelow: 920 },
  sum_proc: { width: 130, givesWayBelow: 920 },
  total: { width: 150 },
  rest: { width: 150, givesWayBelow: 1070 },
  state: {},
};

const isUnpaid = ({ state }: ListedRow) => state !== 'paid';

export function Schedule({ details }: { details: CreditDetails }) {
  const { t, common } = useTexts();
  const { deal } = details;
  const rows = useMemo(
    () => details.rows.map((row): ListedRow => ({ ...row, id: String(row.number) })),
    [details.rows],
  );
  const columns = useColumns(details);
  const list = useRecordList<ListedRow>({ name: 'creditSchedule', rows, columns, startsAt: isUnpaid });
  const sums = sumPayments(details.rows);
  const currency = deal.currencyLetters;
  return (
    <div className={styles['schedule']}>
      <RecordList<ListedRow>
        list={list}
        label={t('creditsMine.schedule.label', { number: deal.number })}
        titleOf={({ number }) => String(number)}
        card={(row) => <RowCard row={row} details={details} />}
        tools={<ScheduleTools details={details} />}
        sums={
          <span data-field="sums">
            {`${common('common.total')}: `}
            <MoneyText amount={sums.total} currency={currency} />{' '}
            <span className="ncb-quiet">
              {`· ${t('creditsMine.schedule.principal')} `}
              <MoneyText amount={sums.principal} currency={currency} />
              {` · ${t('creditsMine.schedule.interest')} `}
              <MoneyText amount={sums.interest} currency={currency} />
            </span>
          </span>
        }
      />
    </div>
  );
}

function useColumns({ deal, day }: CreditDetails): readonly RecordColumn<ListedRow>[] {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { currencyLetters } = deal;
  return useMemo(() => {
    const money = (amount: string) => <MoneyText amount={amount} digitsOf={currencyLetters} />;
    const cells: Record<ScheduleColumn, (row: ListedRow, gaveWay: GaveWay) => React.ReactNode> = {
      n: ({ number }) => <span className="ncb-number">{number}</span>,
      pay_date: ({ payOn }) => <span className="ncb-number">{formatDay(payOn)}</span>,
      sum_main: ({ principal }) => money(principal),
      sum_proc: ({ interest }) => money(interest),
      total: ({ total }) => <strong>{money(total)}</strong>,
      rest: ({ rest }) => <span className="ncb-quiet">{money(rest)}</span>,
      state: (row) => <InstalmentTag row={row} late={countDaysBetween(row.payOn, day)} />,
    };
    return SCHEDULE_COLUMNS.map((key) => ({
      key,
      ...PLACES[key],
      title:
        key === 'total'
          ? `${t('creditsMine.schedule.columns.total')}, ${currencyLetters}`
          : t(`creditsMine.schedule.columns.${key}`),
      isAmount: ['sum_main', 'sum_proc', 'total', 'rest'].includes(key),
      cell: cells[key],
    }));
  }, [t, currencyLetters, day, formatDay]);
}

function RowCard({ row, details: { deal, day } }: { row: ListedRow; details: CreditDetails }) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const part = (amount: string) => <MoneyText amount={amount} digitsOf={deal.currencyLetters} />;
  return (
    <>
      <div className="ncb-card-line ncb-card-name">
        <span className="ncb-number">{formatDay(row.payOn)}</span>
        <span className="ncb-card-sum">{part(row.total)}</span>
      </div>
      <div className="ncb-second-line ncb-quiet">
        {`${t('creditsMine.schedule.principal')} `}
        {part(row.principal)}
        {` · % `}
        {part(row.interest)}
      </div>
      {/* Separate line: beside the two amounts it would cut off the second. */}
      <div className="ncb-second-line">
        <InstalmentTag row={row} late={countDaysBetween(row.payOn, day)} />
      </div>
    </>
  );
}

function ScheduleTools({ details }: { details: CreditDetails }) {
  const { language, clock } = useCalendarWords();
  const { t, common } = useTexts();
  const { deal, rows } = details;
  const money = (amount: string) => formatMoney(amount, deal.currencyLetters, language);
  const saveCalendar = async () => {
    const { buildCreditCalendar } = await import('./build-credit-calendar');
    const words = {
      title: (row: CreditRowShown) => t('creditsMine.calendar.title', { number: deal.number, sum: money(row.total) }),
      about: (row: CreditRowShown) =>
        t('creditsMine.calendar.about', { principal: money(row.principal), interest: money(row.interest) }),
    };
    const text = buildCreditCalendar(details, words, clock());
    saveFile(
      new Blob([text], { type: 'text/calendar;charset=utf-8' }),
      `${buildDealFileName(t('creditsMine.schedule.fileName'), deal.number)}.ics`,
    );
  };
  return (
    <>
      <Button icon={<CalendarOutlined />} onClick={() => void saveCalendar()} data-action="calendar">
        {t('creditsMine.calendar.action')}
      </Button>
      <ListExport
        label={t('creditsMine.schedule.export')}
        disabled={rows.length === 0}
        fileName={buildDealFileName(t('creditsMine.schedule.fileName'), deal.number)}
        table={() =>
          buildScheduleTable(rows, {
            heading: (column) => t(`creditsMine.schedule.columns.${column}`),
            state: ({ state }) => t(`creditsMine.states.${state}`),
            total: common('common.total'),
          })
        }
      />
    </>
  );
}

function useCalendarWords() {
  const { language } = useShell();
  return {
    language,
    clock: () => `${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`,
  };
}

import type { Deposit } from '@ncb/shared-kernel/api/contract';
import { ListExport } from '@ncb/shared-kernel/blocks/list-export';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { useTexts } from '../../texts';

export interface DepositExportProps {
  deposits: readonly Deposit[];
}

const COLUMNS = [
  'deal_n',
  'offer_name',
  'status',
  'sim_cur',
  'sumdeal',
  'proc',
  'deal_start',
  'deal_end',
  'sum_proc',
  'sum_paid',
  'next_date',
  'next_sum',
] as const;
type Column = (typeof COLUMNS)[number];

const AMOUNTS: readonly Column[] = ['sumdeal', 'sum_proc', 'sum_paid', 'next_sum'];

/** Characters of a column in a workbook. */
const WIDTH = 18;

/** The deposits as a file. */
export function DepositExport({ deposits }: DepositExportProps) {
  const { t, common } = useTexts();
  const cells: Record<Column, (deposit: Deposit) => string> = {
    deal_n: ({ number }) => number,
    offer_name: ({ name }) => name,
    status: ({ status }) => common(`depositStatus.${status}`),
    sim_cur: ({ currencyLetters }) => currencyLetters,
    sumdeal: ({ amount }) => amount,
    proc: ({ rate }) => rate,
    deal_start: ({ start }) => toDotted(start),
    deal_end: ({ end }) => toDotted(end),
    sum_proc: ({ interest }) => interest,
    sum_paid: ({ paid }) => paid,
    next_date: ({ nextDate }) => toDotted(nextDate ?? ''),
    next_sum: ({ nextAmount }) => nextAmount ?? '',
  };
  return (
    <ListExport
      label={t('deposits.export.action')}
      disabled={deposits.length === 0}
      fileName={t('deposits.export.fileName')}
      table={() => ({
        columns: COLUMNS.map((column) => ({
          name: t(`deposits.export.columns.${column}`),
          holds: AMOUNTS.includes(column) ? 'amount' : 'text',
          length: WIDTH,
        })),
        rows: deposits.map((deposit) => COLUMNS.map((column) => cells[column](deposit))),
      })}
    />
  );
}

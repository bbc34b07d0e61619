import type { Deposit } from '@ncb/shared-kernel/api/contract';
import type { ExportColumn, ExportTable } from '@ncb/shared-kernel/files';

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
type DepositColumn = (typeof COLUMNS)[number];

const AMOUNTS: readonly DepositColumn[] = ['sumdeal', 'sum_proc', 'sum_paid', 'next_sum'];
const DAYS: readonly DepositColumn[] = ['deal_start', 'deal_end', 'next_date'];
const WIDTH = 18;

function getContent(column: DepositColumn): ExportColumn['holds'] {
  if (AMOUNTS.includes(column)) return 'amount';
  return DAYS.includes(column) ? 'day' : 'text';
}

export function buildDepositTable(
  deposits: readonly Deposit[],
  words: { heading(column: DepositColumn): string; status(status: Deposit['status']): string },
): ExportTable {
  const cells: Record<DepositColumn, (deposit: Deposit) => string> = {
    deal_n: ({ number }) => number,
    offer_name: ({ name }) => name,
    status: ({ status }) => words.status(status),
    sim_cur: ({ currencyLetters }) => currencyLetters,
    sumdeal: ({ amount }) => amount,
    proc: ({ rate }) => rate,
    deal_start: ({ start }) => start,
    deal_end: ({ end }) => end,
    sum_proc: ({ interest }) => interest,
    sum_paid: ({ paid }) => paid,
    next_date: ({ nextDate }) => nextDate ?? '',
    next_sum: ({ nextAmount }) => nextAmount ?? '',
  };
  return {
    columns: COLUMNS.map((column) => ({
      name: words.heading(column),
      holds: getContent(column),
      length: WIDTH,
    })),
    rows: deposits.map((deposit) => COLUMNS.map((column) => cells[column](deposit))),
  };
}

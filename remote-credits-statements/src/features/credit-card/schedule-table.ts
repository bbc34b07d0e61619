import type { CreditDetails, CreditRowShown } from '@ncb/shared-kernel/api/contract';
import { addAmounts } from '@ncb/shared-kernel/domain/money';
import type { ExportColumn, ExportTable } from '@ncb/shared-kernel/files';

export const SCHEDULE_COLUMNS = ['n', 'pay_date', 'sum_main', 'sum_proc', 'total', 'rest', 'state'] as const;
export type ScheduleColumn = (typeof SCHEDULE_COLUMNS)[number];

const AMOUNTS: readonly ScheduleColumn[] = ['sum_main', 'sum_proc', 'total', 'rest'];
export const SCHEDULE_AMOUNT_COLUMNS = AMOUNTS.map((column) => SCHEDULE_COLUMNS.indexOf(column));
const WIDTH = 18;

function getContent(column: ScheduleColumn): ExportColumn['holds'] {
  if (AMOUNTS.includes(column)) return 'amount';
  return column === 'pay_date' ? 'day' : 'text';
}

export function buildScheduleTable(
  rows: CreditDetails['rows'],
  words: { heading(column: ScheduleColumn): string; state(row: CreditRowShown): string; total: string },
): ExportTable {
  const { principal, interest, total } = sumPayments(rows);
  return {
    columns: SCHEDULE_COLUMNS.map((column) => ({
      name: words.heading(column),
      holds: getContent(column),
      length: WIDTH,
    })),
    rows: [
      ...rows.map((row) => [
        String(row.number),
        row.payOn,
        row.principal,
        row.interest,
        row.total,
        row.rest,
        words.state(row),
      ]),
      // The label stands in the first column: in the day column it would turn all cells into text.
      [words.total, '', principal, interest, total, '', ''],
    ],
  };
}

export function sumPayments(rows: CreditDetails['rows']) {
  const sum = (amount: (row: CreditRowShown) => string) =>
    rows.reduce((all, row) => addAmounts(all, amount(row)), '0.00');
  return {
    principal: sum(({ principal }) => principal),
    interest: sum(({ interest }) => interest),
    total: sum(({ total }) => total),
  };
}

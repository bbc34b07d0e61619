import type { CreditDetails, CreditRowShown } from '@ncb/shared-kernel/api/contract';
import { addAmounts } from '@ncb/shared-kernel/domain/money';
import type { ExportTable } from '@ncb/shared-kernel/files';

/** Columns of the schedule, on the screen and in a file. */
export const SCHEDULE_COLUMNS = ['n', 'pay_date', 'sum_main', 'sum_proc', 'total', 'rest', 'state'] as const;
export type ScheduleColumn = (typeof SCHEDULE_COLUMNS)[number];

const AMOUNTS: readonly ScheduleColumn[] = ['sum_main', 'sum_proc', 'total', 'rest'];
/** Places of the columns that hold amounts. */
export const scheduleAmounts = AMOUNTS.map((column) => SCHEDULE_COLUMNS.indexOf(column));
/** Width of a column of a workbook, in characters. */
const WIDTH = 18;

/** The schedule as a table for a file, with its sums. */
export function scheduleTable(
  rows: CreditDetails['rows'],
  words: { heading(column: ScheduleColumn): string; state(row: CreditRowShown): string; total: string },
): ExportTable {
  const { principal, interest, total } = sumsOf(rows);
  return {
    columns: SCHEDULE_COLUMNS.map((column) => ({
      name: words.heading(column),
      holds: AMOUNTS.includes(column) ? 'amount' : column === 'pay_date' ? 'day' : 'text',
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
      // The word stands in front: among days it would make texts of them all.
      [words.total, '', principal, interest, total, '', ''],
    ],
  };
}

/** What all payments sum up to. */
export function sumsOf(rows: CreditDetails['rows']) {
  const sum = (amount: (row: CreditRowShown) => string) =>
    rows.reduce((all, row) => addAmounts(all, amount(row)), '0.00');
  return {
    principal: sum(({ principal }) => principal),
    interest: sum(({ interest }) => interest),
    total: sum(({ total }) => total),
  };
}

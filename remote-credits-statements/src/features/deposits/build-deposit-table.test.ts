import { listDeposits } from '@ncb/shared-kernel/api/contract';
import { wireDeposit } from '../../testing/deposits';
import { buildDepositTable } from './build-deposit-table';

const words = { heading: (column: string) => column, status: (status: string) => status };
const tableOf = (...changes: readonly object[]) => {
  const { deposits } = listDeposits.answer.decode({ success: true, deposits: changes.map(wireDeposit) });
  return buildDepositTable(deposits, words);
};

test('the table of deposits has days as days: a spreadsheet sorts and counts by them', () => {
  const { columns, rows } = tableOf({}, { status: 'closed', next_date: '', next_sum: '' });
  const days = columns.flatMap(({ name, holds }, place) => (holds === 'day' ? [[name, rows[0]?.[place]]] : []));
  expect(days).toEqual([
    ['deal_start', '2026-07-01'],
    ['deal_end', '2027-07-01'],
    ['next_date', '2027-07-01'],
  ]);
  expect(rows[1]?.slice(-2)).toEqual(['', '']);
});

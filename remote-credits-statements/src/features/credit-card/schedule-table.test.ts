import type { CreditDetails } from '@ncb/shared-kernel/api/contract';
import { buildScheduleTable } from './schedule-table';

it('has days as days and amounts as amounts, and the word for the sums beside them', () => {
  const row = { number: 1, payOn: '2026-08-28', principal: '100.00', interest: '10.50', total: '110.50', rest: '0.00' };
  const { columns, rows } = buildScheduleTable([row, { ...row, number: 2 }] as unknown as CreditDetails['rows'], {
    heading: (column) => column,
    state: () => 'майбутній',
    total: 'Разом',
  });
  const columnTypes = Object.fromEntries(columns.map(({ name, holds }) => [name, holds]));
  expect(columnTypes).toMatchObject({ n: 'text', pay_date: 'day', sum_main: 'amount', rest: 'amount', state: 'text' });
  expect(rows[0]).toEqual(['1', '2026-08-28', '100.00', '10.50', '110.50', '0.00', 'майбутній']);
  expect(rows.at(-1)).toEqual(['Разом', '', '200.00', '21.00', '221.00', '', '']);
});

import type { Employee } from '@ncb/shared-kernel/api/contract';
import { buildEmployeeTable } from './build-employee-table';

const words = { heading: (column: string) => column, status: String };
const employee: Employee = {
  id: '1',
  taxCode: '0148102804',
  lastName: 'Умовна',
  firstName: 'Олена',
  middleName: 'Вигадівна',
  account: 'UA883516070000026202999000200',
  status: 'active',
  fromBank: false,
  amount: '17000.00',
  paidOn: '2026-07-05',
};

test('the file of employees has the day of the last payroll as a day, and of a code the zeros in front', () => {
  const { columns, rows } = buildEmployeeTable([employee, { ...employee, amount: null, paidOn: null }], true, words);
  expect(columns.filter(({ holds }) => holds !== 'text').map(({ name, holds }) => [name, holds])).toEqual([
    ['amount', 'amount'],
    ['paid_on', 'day'],
  ]);
  expect(rows.map((row) => [row[0], ...row.slice(-2)])).toEqual([
    ['0148102804', '17000.00', '2026-07-05'],
    ['0148102804', '', ''],
  ]);
});

test('without amounts there is no day of one either', () => {
  expect(buildEmployeeTable([employee], false, words).columns.map(({ name }) => name)).not.toContain('paid_on');
});

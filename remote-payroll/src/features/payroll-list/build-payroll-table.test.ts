import { toListed } from './listed-payroll';
import { buildPayrollTable } from './build-payroll-table';

const words = { heading: (column: string) => column, typeName: () => 'Аванс', status: String };
const payroll = toListed({
  id: '1',
  number: '15',
  documentDate: '2026-07-01',
  payoutDay: null,
  amount: '9613370.05',
  typeId: '1',
  otherType: '',
  status: 5,
  abortReason: null,
  debitAccountId: '7001',
  debitAccount: 'UA603516070000026003999000001',
  transitAccount: 'UA723516070000029098999000091',
  employeeCount: 12,
  creator: 'Перевірна Г. І.',
  confirmed: null,
});

test('the file of payrolls has days, numbers of people and totals that a spreadsheet sorts and sums', () => {
  const { columns, rows } = buildPayrollTable([payroll], words);
  const cells = Object.fromEntries(columns.map(({ name, holds }, place) => [name, [holds, rows[0]?.[place]]]));
  expect(cells).toMatchObject({
    payroll_num: ['text', '15'],
    payroll_date: ['day', '2026-07-01'],
    payroll_vdate: ['day', ''],
    emps_count: ['whole', '12'],
    payroll_amount: ['amount', '9613370.05'],
    acn_n: ['text', 'UA603516070000026003999000001'],
  });
});

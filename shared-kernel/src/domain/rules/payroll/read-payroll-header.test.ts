import { VALID_ROW } from '../testing/valid-payroll';
import { checkPayrollHeader, readPayrollHeader } from './read-payroll-header';

const LINE = 'PAYROLL;1.0;91000017;01.07.2026;1;5;9613370';
const HEADER = { companyCode: '91000017', date: '2026-07-01', typeId: '1', count: 5, total: '96133.70' };

describe('the first line of a payroll file', () => {
  it('names company, date, type, number of rows and the total in kopecks', () => {
    expect(readPayrollHeader(LINE)).toEqual(HEADER);
    expect(readPayrollHeader(`\ufeff${LINE.replaceAll(';', ' ; ')}\r`)).toEqual(HEADER);
  });

  it('may leave out all but the company', () => {
    const silent = { companyCode: '91000017', date: null, typeId: null, count: null, total: null };
    expect(readPayrollHeader('PAYROLL;1.0;91000017')).toEqual(silent);
    expect(readPayrollHeader('PAYROLL;1.0;91000017;31.06.2026;;five;0')).toEqual(silent);
  });

  it.each([
    ['0', 0],
    ['123456', 123_456],
    ['1234567', null],
    ['5 осіб', null],
    ['№5', null],
    ['-5', null],
  ])('with "%s" rows names %p of them', (count, read) => {
    expect(readPayrollHeader(`PAYROLL;1.0;91000017;;;${count}`)).toMatchObject({ count: read });
  });

  it.each(['', 'PAYROLL;1.0', 'TIN;LASTNAME;FIRSTNAME', 'XPAYROLL;1.0;91000017'])('that is no header: %j', (line) => {
    expect(readPayrollHeader(line)).toBeNull();
  });
});

describe('checkPayrollHeader', () => {
  const rows = [VALID_ROW, { ...VALID_ROW, amount: '0.50' }];
  const header = { ...HEADER, count: 2, total: '17000.50' };
  const check = (changes: Partial<typeof header> | { count: null; total: null }) =>
    checkPayrollHeader({ ...header, ...changes }, { companyCode: '91000017', rows });

  it('finds nothing wrong with a file of the selected company that lost no row', () => {
    expect(check({})).toEqual([]);
  });

  it('does not ask for a count and a total that the file does not name', () => {
    expect(check({ count: null, total: null })).toEqual([]);
  });

  it('refuses the file of another company, a lost row and a changed amount', () => {
    expect(check({ companyCode: '91000023', count: 3, total: '17000.51' })).toEqual([
      { field: 'companyCode', key: 'unknownCompanyCode' },
      { field: 'count', key: 'incorrectPayrollCount', params: { count: '3' } },
      { field: 'total', key: 'incorrectPayrollTotal', params: { total: '17000.50' } },
    ]);
  });

  it('leaves the total alone while a row’s amount cannot be read: that is the row’s problem', () => {
    const unread = [...rows, { ...VALID_ROW, amount: '?' }];
    expect(checkPayrollHeader({ ...header, count: 3 }, { companyCode: '91000017', rows: unread })).toEqual([]);
  });
});

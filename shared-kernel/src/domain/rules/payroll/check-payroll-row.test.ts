import fc from 'fast-check';
import { formatMinor } from '../../money';
import { findRowProblems, VALID_ROW } from '../testing/valid-payroll';
import { sumPayroll } from './check-payroll-row';

describe('a row of a payroll', () => {
  it('that keeps every rule has no problem', () => {
    expect(findRowProblems({})).toEqual([]);
  });

  it('that is empty names every field that must be filled in, in the order of the columns', () => {
    const empty = { taxCode: '', lastName: '', firstName: '', middleName: '', account: '', amount: '' };
    expect(findRowProblems(empty)).toEqual([
      { field: 'lastName', key: 'empFioIsEmpty' },
      { field: 'firstName', key: 'empFioIsEmpty' },
      { field: 'account', key: 'empAcnIsEmpty' },
      { field: 'amount', key: 'incorrectPayrollAmount' },
    ]);
  });

  it.each([
    ['0.01', null],
    ['999999999.99', null],
    ['1 234,56', null],
    ['', 'incorrectPayrollAmount'],
    ['0', 'incorrectPayrollAmount'],
    ['0.00', 'incorrectPayrollAmount'],
    ['-5.00', 'incorrectPayrollAmount'],
    ['1.005', 'incorrectPayrollAmount'],
    ['1000000000.00', 'incorrectPayrollAmount'],
    ['сто', 'incorrectPayrollAmount'],
  ])('with the amount "%s" has the problem %s', (amount, key) => {
    expect(findRowProblems({ amount })).toEqual(key === null ? [] : [{ field: 'amount', key }]);
  });
});

describe('the total of a payroll', () => {
  it('is exact where numbers are not', () => {
    expect(sumPayroll([{ amount: '0.10' }, { amount: '0,2' }, { amount: '1 000.07' }])).toBe('1000.37');
    expect(sumPayroll([])).toBe('0.00');
  });

  it('does not exist while one row lacks an amount', () => {
    expect(sumPayroll([VALID_ROW, { amount: '' }])).toBeNull();
    expect(sumPayroll([{ amount: '0.00' }])).toBeNull();
  });

  it('is the sum of all rows to the kopeck', () => {
    const kopecks = fc.array(fc.bigInt({ min: 1n, max: 99_999_999_999n }), { maxLength: 50 });
    fc.assert(
      fc.property(kopecks, (rows) => {
        const sum = rows.reduce((total, row) => total + row, 0n);
        expect(sumPayroll(rows.map((row) => ({ amount: formatMinor(row) })))).toBe(formatMinor(sum));
      }),
    );
  });
});

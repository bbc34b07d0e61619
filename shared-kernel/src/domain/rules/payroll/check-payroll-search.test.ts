import { checkPayrollSearch } from './check-payroll-search';

const NOTHING = { start: '', end: '', amountFrom: '', amountTo: '' };

describe('the search for payrolls', () => {
  it('asks nothing when nothing is asked', () => {
    expect(checkPayrollSearch(NOTHING)).toEqual([]);
  });

  it.each([
    ['2026-07-01', '2026-07-15', []],
    ['2026-07-15', '2026-07-15', []],
    ['2026-07-16', '2026-07-15', [{ field: 'start', key: 'invalidDates' }]],
  ])('takes the period from %s to %s: %j', (start, end, problems) => {
    expect(checkPayrollSearch({ ...NOTHING, start, end })).toEqual(problems);
  });

  it('names amounts that are none, each under its field', () => {
    expect(checkPayrollSearch({ ...NOTHING, amountFrom: 'сто', amountTo: '1,005' })).toEqual([
      { field: 'amountFrom', key: 'incorrectAmount' },
      { field: 'amountTo', key: 'incorrectAmount' },
    ]);
  });

  it('refuses a range that begins above its end', () => {
    expect(checkPayrollSearch({ ...NOTHING, amountFrom: '2', amountTo: '2' })).toEqual([]);
    expect(checkPayrollSearch({ ...NOTHING, amountFrom: '2.01', amountTo: '2' })).toEqual([
      { field: 'amountFrom', key: 'incorrectAmountRange' },
    ]);
  });
});

import { BANK_DAY } from '../testing';
import { checkStatementSearch } from './check-statement-search';
import { checkTurnoverSearch } from './check-turnover-search';

const TOMORROW = '2026-07-16';

describe.each([
  ['a statement', checkStatementSearch],
  ['turnovers', (draft: { start: string; end: string }) => checkTurnoverSearch(draft, BANK_DAY)],
])('the period of %s', (_, check) => {
  it('may be today alone, or begin earlier', () => {
    expect(check({ start: BANK_DAY, end: BANK_DAY })).toEqual([]);
    expect(check({ start: '2025-01-01', end: BANK_DAY })).toEqual([]);
  });

  it('does not begin after it ends', () => {
    expect(check({ start: BANK_DAY, end: '2026-07-14' })).toEqual([{ field: 'start', key: 'invalidDates' }]);
  });

  it('has both days', () => {
    expect(check({ start: '', end: '' })).toEqual([
      { field: 'start', key: 'fillThisField' },
      { field: 'end', key: 'fillThisField' },
    ]);
    expect(check({ start: '', end: BANK_DAY })).toEqual([{ field: 'start', key: 'fillThisField' }]);
  });

  it('has days that exist', () => {
    expect(check({ start: BANK_DAY, end: '2026-07-32' })).toEqual([{ field: 'start', key: 'invalidDates' }]);
  });
});

describe('a period that ends tomorrow', () => {
  it('is refused for turnovers and not for a statement', () => {
    expect(checkTurnoverSearch({ start: BANK_DAY, end: TOMORROW }, BANK_DAY)).toEqual([
      { field: 'end', key: 'endAfterToday' },
    ]);
    expect(checkStatementSearch({ start: BANK_DAY, end: TOMORROW })).toEqual([]);
  });
});

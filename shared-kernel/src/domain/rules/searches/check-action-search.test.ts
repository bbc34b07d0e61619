import { checkActionSearch } from './check-action-search';

describe('checkActionSearch', () => {
  it.each([
    ['no period', '', ''],
    ['a period', '2026-07-01', '2026-07-15'],
    ['one day', '2026-07-15', '2026-07-15'],
    ['an open end', '2026-07-15', ''],
    ['an open start', '', '2026-07-15'],
    ['the widest period of the pickers', '1990-01-01', '2100-01-01'],
  ])('takes %s', (_, from, to) => {
    expect(checkActionSearch({ start: from, end: to })).toEqual([]);
  });

  it.each([
    ['a start after the end', '2026-07-16', '2026-07-15'],
    ['a start before the pickers', '1989-12-31', '2026-07-15'],
    ['an end behind the pickers', '2026-07-15', '2100-01-02'],
    ['a day that does not exist', '2026-02-29', ''],
  ])('refuses %s', (_, from, to) => {
    expect(checkActionSearch({ start: from, end: to })).toEqual([{ field: 'start', key: 'invalidDates' }]);
  });
});

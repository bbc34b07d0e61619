import { EMPTY_SEARCH, type JournalSearch } from './journal-search';
import { listJournalConditions } from './list-journal-conditions';

const fields = (search: Partial<JournalSearch>) =>
  listJournalConditions({ ...EMPTY_SEARCH, ...search }).map(({ field }) => field);

describe('the conditions of a search', () => {
  it('are none for the last 30 days, whoever they wait for', () => {
    expect(fields({})).toEqual([]);
    expect(fields({ view: 'rejected' })).toEqual([]);
  });

  it('are one for both ends of a period or of a range', () => {
    expect(fields({ start: '2026-06-01', end: '2026-06-30', amountHigh: '5' })).toEqual(['start', 'amountLow']);
    expect(fields({ end: '2026-06-30' })).toEqual(['start']);
  });

  it('are those of the chosen kind of period', () => {
    expect(fields({ periodType: 'date', day: '2026-06-30', start: '2026-06-01' })).toEqual(['day']);
    expect(fields({ day: '2026-06-30', start: '2026-06-01' })).toEqual(['start']);
  });

  it('leave everything else when they are dropped', () => {
    const search: JournalSearch = { ...EMPTY_SEARCH, periodType: 'date', day: '2026-06-30', accountIds: ['7001'] };
    const [day, accounts] = listJournalConditions(search);
    expect(day?.without).toEqual({ ...EMPTY_SEARCH, accountIds: ['7001'] });
    expect(accounts?.without).toEqual({ ...search, accountIds: [] });
  });
});

import { readLastSearch, toLastSearch } from './last-search';
import { createStatementSearchModel } from './statement-search';

const MODEL = createStatementSearchModel('2026-07-15');
const createSearch = (start: string, end: string) => ({
  ...MODEL.empty,
  start,
  end,
  accountIds: ['7001'],
  find: 'оренда',
});

describe('the last search of a statement', () => {
  it('with a period that has a name is asked for the period of that name then', () => {
    const lastSearch = toLastSearch(createSearch('2026-06-01', '2026-06-30'), MODEL, '2026-07-15');
    const later = createStatementSearchModel('2026-09-02');
    expect(readLastSearch(lastSearch, later, '2026-09-02')).toEqual({
      ...later.empty,
      start: '2026-08-01',
      end: '2026-08-31',
      accountIds: ['7001'],
    });
  });

  it('with other days is asked for the same ones, without what narrowed the answer down', () => {
    const lastSearch = toLastSearch(createSearch('2026-06-03', '2026-06-17'), MODEL, '2026-07-15');
    expect(readLastSearch(lastSearch, MODEL, '2026-07-16')).toMatchObject({
      start: '2026-06-03',
      end: '2026-06-17',
      accountIds: ['7001'],
      find: '',
    });
  });
});

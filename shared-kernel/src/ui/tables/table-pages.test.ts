import { buildCommonPageSize, getPageOfRow, getPageRange, getPageRows, getPageSize } from './table-pages';

const PAGES = { pageSize: 5, isGrowing: false };
const GROWING = { pageSize: 5, isGrowing: true };

describe('getPageSize', () => {
  it('is that of the table, else that of all tables, else 5', () => {
    const settings = { pageSizes: { journal: 50, allTables: 20 } } as const;
    expect(getPageSize(settings, 'journal')).toBe(50);
    expect(getPageSize(settings, 'users')).toBe(20);
    expect(getPageSize({}, 'users')).toBe(5);
  });
});

describe('buildCommonPageSize', () => {
  it('names all tables and those with a size of their own', () => {
    const settings = { pageSizes: { journal: 50 } } as const;
    expect(buildCommonPageSize(settings, 10)).toEqual({ pageSizes: { allTables: 10, journal: 10 } });
  });
});

describe('getPageRange', () => {
  it('has as many rows as a page holds, on the last one what is left', () => {
    expect(getPageRange(12, 1, PAGES)).toEqual({ page: 1, first: 0, end: 5 });
    expect(getPageRange(12, 3, PAGES)).toEqual({ page: 3, first: 10, end: 12 });
  });

  it('is the last page where a filter has left fewer, and an empty one where it has left nothing', () => {
    expect(getPageRange(6, 7, PAGES)).toEqual({ page: 2, first: 5, end: 6 });
    expect(getPageRange(0, 3, PAGES)).toEqual({ page: 1, first: 0, end: 0 });
  });

  it('keeps the rows before it where the table grows', () => {
    expect(getPageRange(12, 2, GROWING)).toEqual({ page: 2, first: 0, end: 10 });
  });
});

describe('getPageOfRow', () => {
  it('is the page that has the row', () => {
    expect(getPageOfRow(4, 3, PAGES)).toBe(1);
    expect(getPageOfRow(5, 3, PAGES)).toBe(2);
    expect(getPageOfRow(-1, 3, PAGES)).toBe(1);
  });

  it('never makes a growing table shorter', () => {
    expect(getPageOfRow(4, 3, GROWING)).toBe(3);
    expect(getPageOfRow(16, 3, GROWING)).toBe(4);
  });
});

describe('getPageRows', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

  it('are those of the page, of the last one where a filter has left fewer', () => {
    expect(getPageRows(rows(12), 2, PAGES)).toEqual([5, 6, 7, 8, 9]);
    expect(getPageRows(rows(6), 7, PAGES)).toEqual([5]);
  });

  it('are all of a table without pages', () => {
    expect(getPageRows(rows(1_001), 2, PAGES)).toHaveLength(1_001);
  });
});

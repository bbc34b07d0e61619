import { getPageRange, getPageRows } from './table-pages';

describe('pageRows', () => {
  it('has as many rows as a page holds, on the last one what is left', () => {
    expect(getPageRange(12, 1, 5)).toEqual({ page: 1, first: 0, end: 5 });
    expect(getPageRange(12, 3, 5)).toEqual({ page: 3, first: 10, end: 12 });
  });

  it('is the last page where a filter has left fewer, and an empty one where it has left nothing', () => {
    expect(getPageRange(6, 7, 5)).toEqual({ page: 2, first: 5, end: 6 });
    expect(getPageRange(0, 3, 5)).toEqual({ page: 1, first: 0, end: 0 });
  });
});

describe('getPageRows', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

  it('are those of the page, of the last one where a filter has left fewer', () => {
    expect(getPageRows(rows(12), 2, 5)).toEqual([5, 6, 7, 8, 9]);
    expect(getPageRows(rows(6), 7, 5)).toEqual([5]);
  });

  it('are all of a table without pages', () => {
    expect(getPageRows(rows(1_001), 2, 5)).toHaveLength(1_001);
  });
});

import { countElsewhere } from './count-elsewhere';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }));

describe('countElsewhere', () => {
  it('counts the selected rows before and behind the page in sight', () => {
    const selected = new Set(['0', '4', '5', '9', '10']);
    expect([1, 2, 3].map((page) => countElsewhere(rows(12), selected, page, 5))).toEqual([3, 3, 4]);
  });

  it('is on the last page where a filter has left fewer pages', () => {
    expect(countElsewhere(rows(6), new Set(['0', '5']), 7, 5)).toBe(1);
  });

  it('is none without a selection, of rows that are gone, and in a table without pages', () => {
    expect(countElsewhere(rows(12), new Set(), 1, 5)).toBe(0);
    expect(countElsewhere(rows(12), new Set(['99']), 1, 5)).toBe(0);
    expect(countElsewhere(rows(1_001), new Set(['1000']), 1, 5)).toBe(0);
  });
});

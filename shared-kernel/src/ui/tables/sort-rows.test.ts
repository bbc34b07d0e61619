import { getNextSort, sortRows } from './sort-rows';

const ROWS = [
  { name: 'b', sum: 900n },
  { name: 'a', sum: 1_000n },
  { name: 'c', sum: 900n },
];
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join('');

describe('sortRows', () => {
  it('sorts by what a number is worth, and leaves equal rows in their order, both ways', () => {
    expect(names(sortRows(ROWS, ({ sum }) => sum))).toBe('bca');
    expect(names(sortRows(ROWS, ({ sum }) => sum, true))).toBe('abc');
  });

  it('turns the order of many equal rows round, and sorts by another key what it has sorted before', () => {
    const many = Array.from({ length: 200_000 }, (_, place) => ({ place, half: place % 2 }));
    const halfOf = ({ half }: (typeof many)[number]) => half;
    sortRows(many, halfOf);
    const places = sortRows(many, halfOf, true).map(({ place }) => place);
    expect([places.slice(0, 2), places.slice(-2)]).toEqual([
      [1, 3],
      [199_996, 199_998],
    ]);
    expect(sortRows(many, ({ place }) => place, true)[0]?.place).toBe(199_999);
  });

  it('leaves the rows as they are where there is nothing to sort by', () => {
    expect(sortRows(ROWS, null)).toBe(ROWS);
    expect(names(ROWS)).toBe('bac');
  });
});

describe('rows that stand first', () => {
  const isFirst = ({ name }: { name: string }) => name !== 'b';

  it('stand before all others in both directions, each part in its order', () => {
    expect(names(sortRows(ROWS, ({ sum }) => sum, false, isFirst))).toBe('cab');
    expect(names(sortRows(ROWS, ({ sum }) => sum, true, isFirst))).toBe('acb');
    expect(names(sortRows(ROWS, null, false, isFirst))).toBe('acb');
  });
});

describe('nextSort', () => {
  it('goes up, down and back to the order in which the rows were', () => {
    const up = getNextSort(null, 'sum');
    expect(up).toEqual({ column: 'sum', isDescending: false });
    const down = getNextSort(up, 'sum');
    expect(down).toEqual({ column: 'sum', isDescending: true });
    expect(getNextSort(down, 'sum')).toBeNull();
  });

  it('begins anew with another column', () => {
    expect(getNextSort({ column: 'sum', isDescending: true }, 'name')).toEqual({ column: 'name', isDescending: false });
  });
});

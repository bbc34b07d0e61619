import { getRowWindow } from './use-row-window';

const PLAIN = { count: 10_000, rowHeight: 50, panels: [] };

describe('rowWindow', () => {
  it('has the rows that are seen and six more at both ends, and space for all others', () => {
    expect(getRowWindow(PLAIN, 5_000, 5_500)).toEqual({ first: 94, end: 117, before: 4_700, after: 494_150 });
  });

  it('begins with the first row and ends with the last', () => {
    expect(getRowWindow(PLAIN, 0, 500)).toMatchObject({ first: 0, end: 17, before: 0 });
    expect(getRowWindow(PLAIN, 499_700, 500_200)).toMatchObject({ end: 10_000, after: 0 });
  });

  it('has no row of a table without any, and stays within a table that has become shorter', () => {
    expect(getRowWindow({ ...PLAIN, count: 0 }, 0, 500)).toEqual({ first: 0, end: 0, before: 0, after: 0 });
    expect(getRowWindow({ ...PLAIN, count: 3 }, 5_000, 5_500)).toEqual({ first: 0, end: 3, before: 0, after: 0 });
  });

  it('counts open panels: what is seen below them are earlier rows than without them', () => {
    const layout = {
      ...PLAIN,
      panels: [
        { index: 2, height: 300 },
        { index: 90, height: 400 },
      ],
    };
    // 700 px of panels equal fourteen rows.
    expect(getRowWindow(layout, 5_700, 6_200)).toMatchObject({ first: 94, before: 4_700 + 700 });
    expect(getRowWindow(layout, 5_700, 6_200).after).toBe(getRowWindow(PLAIN, 5_000, 5_500).after);
  });

  it('keeps a row whose panel alone is seen', () => {
    const layout = { ...PLAIN, panels: [{ index: 90, height: 4_000 }] };
    const { first, end } = getRowWindow(layout, 6_000, 6_500);
    expect([first, end]).toEqual([84, 97]);
  });

  it('gives the same height to the table wherever one looks', () => {
    const layout = { ...PLAIN, panels: [{ index: 7, height: 310 }] };
    const heights = [0, 200, 600, 1_000, 9_000].map((top) => {
      const { first, end, before, after } = getRowWindow(layout, top, top + 400);
      return before + (end - first) * 50 + (first <= 7 && 7 < end ? 310 : 0) + after;
    });
    expect(new Set(heights)).toEqual(new Set([500_310]));
  });
});

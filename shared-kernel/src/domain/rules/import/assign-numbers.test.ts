import { extractNumber, getNumberKey, assignNumbers } from '.';

describe('numbers for the rows of a file', () => {
  it('come from the counter, in the order of the file', () => {
    expect([...assignNumbers(['a', 'c'], 107, () => false)]).toEqual([
      ['a', '107'],
      ['c', '108'],
    ]);
  });

  it('leave out what is taken', () => {
    const occupied = new Set(['107', '108', '110']);
    expect([...assignNumbers(['a', 'b'], 107, (number) => occupied.has(number)).values()]).toEqual(['109', '111']);
  });
});

describe('the figures of a number', () => {
  it.each([
    ['БП-000015', '15'],
    ['00БП-000015', '15'],
    ['0БП-000100', '100'],
    ['№ 12', '12'],
    ['12a', '12'],
    ['1/7', '7'],
    ['БП-', null],
    ['000', null],
    ['А12345678901', null],
  ])('of %s are %s', (number, figures) => {
    expect(extractNumber(number)).toBe(figures);
  });
});

describe('numberMark', () => {
  it('tells documents of one number apart by their dates', () => {
    const [first, second] = ['2026-07-01', '2026-07-02'].map((documentDate) =>
      getNumberKey({ number: '17', documentDate }),
    );
    expect(first).not.toBe(second);
    expect(getNumberKey({ number: '17', documentDate: '2026-07-01' })).toBe(first);
  });

  it('marks no payment whose number is still to come', () => {
    expect(getNumberKey({ number: '', documentDate: '2026-07-01' })).toBeNull();
  });
});

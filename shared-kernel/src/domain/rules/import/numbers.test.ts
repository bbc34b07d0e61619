import { numberMark, numbersToGive, type RowToNumber } from '.';

const row = (id: string, number = '', isWaiting = true): RowToNumber => ({ id, number, isWaiting });

describe('numbers for the rows of a file', () => {
  it('come from the counter, in the order of the file', () => {
    expect([...numbersToGive([row('a'), row('b', '5'), row('c')], 107)]).toEqual([
      ['a', '107'],
      ['c', '108'],
    ]);
  });

  it('leave out what another row says, wherever it stands, and what was tried before', () => {
    const rows = [row('a'), row('b'), row('c', '107'), row('d', '110', false)];
    expect([...numbersToGive(rows, 107, new Set(['108'])).values()]).toEqual(['109', '111']);
  });

  it('are not spent on rows that are not to be saved', () => {
    expect([...numbersToGive([row('a', '', false), row('b')], 1)]).toEqual([['b', '1']]);
  });
});

describe('numberMark', () => {
  it('tells documents of one number apart by their dates', () => {
    const [first, second] = ['2026-07-01', '2026-07-02'].map((documentDate) =>
      numberMark({ number: '17', documentDate }),
    );
    expect(first).not.toBe(second);
    expect(numberMark({ number: '17', documentDate: '2026-07-01' })).toBe(first);
  });

  it('marks no payment whose number is still to come', () => {
    expect(numberMark({ number: '', documentDate: '2026-07-01' })).toBeNull();
  });
});

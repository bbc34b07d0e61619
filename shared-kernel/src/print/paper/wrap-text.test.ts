import { wrapText } from './wrap-text';

const lines = (text: string, width: number) => wrapText(text, width, (part) => [...part].length);

describe('wrap', () => {
  it.each([
    ['Оплата за товар', 20, ['Оплата за товар']],
    ['Оплата за товар', 10, ['Оплата за', 'товар']],
    ['Оплата за товар', 9, ['Оплата за', 'товар']],
    ['Оплата за товар', 6, ['Оплата', 'за', 'товар']],
    ['', 5, []],
  ])('breaks %p at spaces for a width of %d', (text, width, expected) => {
    expect(lines(text, width)).toEqual(expected);
  });

  it('breaks a word that is wider than a line, and goes on behind its last piece', () => {
    expect(lines('код UA603516070000 так', 6)).toEqual(['код', 'UA6035', '160700', '00 так']);
  });

  it('keeps together what no-break spaces hold together', () => {
    expect(lines('сума 1\u00a0200,00', 9)).toEqual(['сума', '1\u00a0200,00']);
  });

  it('gives a character a line where there is no room for any', () => {
    expect(lines('ґє', 0)).toEqual(['ґ', 'є']);
  });
});

import { printable } from './printable';

describe('printable', () => {
  it('keeps what Ukrainian, Russian and English texts are made of', () => {
    const text = 'Ґанок її є, ёлка № 5 — «слово’ʼ» 1\u00a0250,55\u202f₴ − 100 € A–Z';
    expect(printable(text)).toBe(text);
  });

  it('puts a letter together that came in two parts', () => {
    expect(printable('и\u0306ї\u0308'.slice(0, 2))).toBe('й');
  });

  it('has a question mark for what the font does not hold, and goes on behind it', () => {
    expect(printable('ТОВ 中😀 Обрій')).toBe('ТОВ ?? Обрій');
  });
});

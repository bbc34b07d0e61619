import { findMissing, toPrintable } from './to-printable';

describe('printable', () => {
  it('keeps what Ukrainian, Russian and English texts are made of', () => {
    const text = 'Ґанок її є, ёлка № 5 — «слово’ʼ» 1\u00a0250,55\u202f₴ − 100 € A–Z';
    expect(toPrintable(text)).toBe(text);
  });

  it('puts a letter together that came in two parts', () => {
    expect(toPrintable('и\u0306ї\u0308'.slice(0, 2))).toBe('й');
  });

  it('has a question mark for what the font does not hold, and goes on behind it', () => {
    expect(toPrintable('ТОВ 中😀 Обрій')).toBe('ТОВ ?? Обрій');
  });

  it('has a space for line ends and for spaces of a width of their own', () => {
    expect(toPrintable('1\u2009250\t₴\nґ')).toBe('1 250 ₴ ґ');
  });

  it('tells which characters it could not print', () => {
    expect(findMissing('ТОВ 中😀 Обрій')).toEqual(['中', '😀']);
  });
});

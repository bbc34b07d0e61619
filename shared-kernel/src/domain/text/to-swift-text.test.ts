import fc from 'fast-check';
import { isSwiftText, listReplacedSigns, toSwiftText } from './to-swift-text';

describe('isSwiftText', () => {
  it('takes every character of set X', () => {
    expect(isSwiftText("ABCXYZ abcxyz 0123456789 /?:().,'+-")).toBe(true);
    expect(isSwiftText('')).toBe(true);
  });

  it.each(['Ромашка', 'Müller', 'A&B', 'A_B', 'A "B"', 'A;B', 'A@B', 'two\nlines', 'A\u00a0B', '５'])(
    'refuses %j: SWIFT cannot carry it',
    (text) => {
      expect(isSwiftText(text)).toBe(false);
    },
  );

  it.each(['-A', ':A'])('refuses %j: a line that begins so is read as a new field of the message', (text) => {
    expect(isSwiftText(text)).toBe(false);
    expect(isSwiftText(`A${text}`)).toBe(true);
  });
});

describe('toSwiftText', () => {
  it.each([
    ['ТОВ «Млин» № 5', "TOV 'Mlyn' No 5"],
    ['Müller & Söhne GmbH', 'Muller and Sohne GmbH'],
    ['Łódź, Ørsted, Straße, Đà Nẵng', 'Lodz, Orsted, Strasse, Da Nang'],
    ['Æther Œuvre æœ ı', 'AEther OEuvre aeoe i'],
    ['a_b=c~d–e—f', 'a-b-c-d-e-f'],
    ['[a] {b} <c>', '(a) (b) (c)'],
    ['a;b|c!', 'a,b,c.'],
    ['20% a@b', '20 pct a(at)b'],
    ['“a” ‘b’ „c“ `d´', "'a' 'b' 'c' 'd'"],
    ['a\u00a0\u00a0 b\tc\nd ', 'a b c d'],
    ['- : -tail', 'tail'],
    ['日本 KK', 'KK'],
    ['5 €, 6 $, 7 £, 8 ₴', '5 EUR, 6 USD, 7 GBP, 8 UAH'],
    ['Kyiv → Berlin, 2×3…', 'Kyiv - Berlin, 2x3...'],
  ])('writes %j as %j', (text, swift) => {
    expect(toSwiftText(text)).toBe(swift);
  });

  it('leaves a text alone that is fit already', () => {
    expect(toSwiftText("TEST HANDEL GMBH, 1/2 (A+B) O'Neil: yes?")).toBe("TEST HANDEL GMBH, 1/2 (A+B) O'Neil: yes?");
  });

  it('makes every text fit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(isSwiftText(toSwiftText(text))).toBe(true)),
    );
  });
});

describe('replacedSigns', () => {
  it('names each sign once, with what stands for it', () => {
    expect(listReplacedSigns('5 € + 6 € → 11 € 🙂')).toEqual([
      { sign: '€', as: 'EUR' },
      { sign: '→', as: '-' },
      { sign: '🙂', as: '' },
    ]);
    expect(listReplacedSigns('日本 KK')).toEqual([
      { sign: '日', as: '' },
      { sign: '本', as: '' },
    ]);
  });

  it('names no transliterated letters and no punctuation that stays near', () => {
    expect(listReplacedSigns('ТОВ «Млин» – Müller 5\u00a0& Ko')).toEqual([]);
  });

  it('names the parts of a joined emoji that are seen', () => {
    expect(listReplacedSigns('👩\u200d💻').map(({ sign }) => sign)).toEqual(['👩', '💻']);
  });
});

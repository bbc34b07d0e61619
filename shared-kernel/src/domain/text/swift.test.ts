import fc from 'fast-check';
import { isSwiftText, toSwiftText } from './swift';

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

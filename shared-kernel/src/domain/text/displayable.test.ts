import fc from 'fast-check';
import { truncateText, isDisplayable, tidyLine } from './displayable';

const INVISIBLE = [
  ['a right-to-left override', '\u202e'],
  ['a right-to-left mark', '\u200f'],
  ['an isolate', '\u2066'],
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner', '\u200d'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a variation selector', '\ufe0f'],
  ['a Hangul filler', '\u3164'],
  ['a combining grapheme joiner', '\u034f'],
  ['a tag character', '\u{e0041}'],
  ['a null character', '\u0000'],
  ['an escape character', '\u001b'],
  ['a delete character', '\u007f'],
] as const;
const SPACES = [
  ['a no-break space', '\u00a0'],
  ['a narrow no-break space', '\u202f'],
  ['a thin space', '\u2009'],
  ['an ideographic space', '\u3000'],
] as const;
const LINE_ENDS = [
  ['a line feed', '\n'],
  ['a Windows line end', '\r\n'],
  ['a tab', '\t'],
  ['a vertical tab, the line break of word processors', '\u000b'],
  ['a form feed', '\f'],
  ['a next line', '\u0085'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
] as const;
const FOREIGN = [
  ['a private-use character', '\ue000'],
  ['half a surrogate pair', '\ud83d'],
  ['the blank Braille pattern', '\u2800'],
] as const;

describe('isDisplayable', () => {
  it.each([
    'Оплата за товар згідно рах. № 15 від 10.07.2026',
    'ТОВ «Під’їзд і Ґанок», філія № 2',
    'ёъыэ ЁЪЫЭ',
    'Straße 5 – naïve café',
    '100 % € ₴ $',
    '',
  ])('takes "%s"', (text) => {
    expect(isDisplayable(text)).toBe(true);
  });

  it.each([...INVISIBLE, ...SPACES, ...LINE_ENDS, ...FOREIGN])('refuses %s', (_, character) => {
    expect(isDisplayable(`до${character}після`)).toBe(false);
    expect(isDisplayable(character)).toBe(false);
  });

  it.each([
    ['й', 'и\u0306'],
    ['ї', 'і\u0308'],
    ['é', 'e\u0301'],
    ['Å', '\u212b'],
  ])('refuses %s written in another normal form than C', (composed, other) => {
    expect(isDisplayable(other)).toBe(false);
    expect(isDisplayable(composed)).toBe(true);
  });

  it('takes an emoji of one character and refuses one that an invisible joiner or selector makes', () => {
    expect(isDisplayable('дякую 🙂')).toBe(true);
    expect(isDisplayable('❤\ufe0f')).toBe(false);
    expect(isDisplayable('👩\u200d💻')).toBe(false);
  });
});

describe('tidyLine', () => {
  it.each(LINE_ENDS)('makes one space of %s, so that two words do not grow together', (_, lineEnd) => {
    expect(tidyLine(`рядок${lineEnd}другий`)).toBe('рядок другий');
  });

  it('makes one space of an empty line', () => {
    expect(tidyLine('перший\r\n\r\n\tдругий')).toBe('перший другий');
  });

  it.each(SPACES)('makes a plain space of %s', (_, space) => {
    expect(tidyLine(`рах.${space}15`)).toBe('рах. 15');
  });

  it.each(INVISIBLE)('drops %s', (_, character) => {
    expect(tidyLine(`під${character}пис`)).toBe('підпис');
  });

  it('leaves foreign characters in their place: the person has to see and replace them', () => {
    for (const [, character] of FOREIGN) expect(tidyLine(`a${character}b`)).toBe(`a${character}b`);
  });

  it('writes letters in normal form C, also where an invisible character stood between letter and mark', () => {
    expect(tidyLine('и\u0306')).toBe('й');
    expect(tidyLine('і\u200b\u0308')).toBe('ї');
    expect(tidyLine('e\u034f\u0301')).toBe('é');
  });

  it('trims the ends and keeps two spaces in the middle', () => {
    expect(tidyLine(' \u00a0а  б\n ')).toBe('а  б');
  });

  const anyText = fc.string({
    unit: fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom(...[...INVISIBLE, ...SPACES, ...LINE_ENDS].map(([, character]) => character)),
      fc.constantFrom('и', 'e', '\u0306', '\u0301', '\u0323', ' '),
    ),
  });

  it('gives a text that can be stored, unless a foreign character is in it', () => {
    fc.assert(
      fc.property(
        anyText.filter((text) => !/[\p{Co}\u2800]/u.test(text)),
        (text) => isDisplayable(tidyLine(text)),
      ),
      { numRuns: 1_000 },
    );
  });

  it('changes nothing in a text that it tidied once', () => {
    fc.assert(
      fc.property(anyText, (text) => tidyLine(tidyLine(text)) === tidyLine(text)),
      { numRuns: 1_000 },
    );
  });
});

describe('the beginning of a text', () => {
  it.each([
    ['абв', 3, 'абв'],
    ['абвг', 3, 'абв'],
    ['аб😀', 4, 'аб😀'],
    ['аб😀', 3, 'аб'],
    ['а😀б', 3, 'а😀'],
  ])('of %s has at most %i units and no half of a sign', (text, max, beginning) => {
    expect(truncateText(text, max)).toBe(beginning);
  });
});

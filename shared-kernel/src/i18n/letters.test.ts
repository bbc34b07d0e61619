import { getTexts } from './testing';

const LATIN_WORDS = new Set([
  ...[
    'ABA',
    'BIC',
    'CLABE',
    'cp',
    'CSV',
    'DBF',
    'DOS',
    'Excel',
    'fbx',
    'HTTP',
    'IBAN',
    'GIIN',
    'ID',
    'LEI',
    'SWIFT',
    'TRF',
    'UA',
    'Windows',
    'xlsx',
    'XML',
  ],
]);

function ownTexts(language: 'ua' | 'ru' | 'en'): [key: string, text: string][] {
  return [...getTexts(language)]
    .filter(([key]) => !key.startsWith('language.'))
    .map(([key, text]) => [key, text.replace(/\{\{\w+(, \w+)?\}\}/g, '')]);
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}]+/gu) ?? [];

function wrongWords(language: 'ua' | 'ru' | 'en', isWrong: (word: string) => boolean): string[] {
  return ownTexts(language).flatMap(([key, text]) =>
    wordsOf(text)
      .filter(isWrong)
      .map((word) => `${key}: ${word}`),
  );
}

describe('the letters of the common texts', () => {
  it('are Ukrainian in the Ukrainian ones: no ы, э, ё, ъ', () => {
    expect(wrongWords('ua', (word) => /[ыэёъ]/i.test(word))).toEqual([]);
  });

  it('are Russian in the Russian ones: no і, ї, є, ґ', () => {
    expect(wrongWords('ru', (word) => /[іїєґ]/i.test(word))).toEqual([]);
  });

  it.each(['ua', 'ru'] as const)(
    'of one word come from one alphabet in %s: no Latin look-alike hides in it',
    (language) => {
      expect(
        wrongWords(language, (word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word)),
      ).toEqual([]);
    },
  );

  it.each(['ua', 'ru'] as const)('are Latin in %s only in words that are Latin everywhere', (language) => {
    expect(wrongWords(language, (word) => /\p{Script=Latin}/u.test(word) && !LATIN_WORDS.has(word))).toEqual([]);
  });

  it('are Latin in the English ones', () => {
    expect(wrongWords('en', (word) => !/^[A-Za-z]+$/.test(word))).toEqual([]);
  });

  it.each(['ua', 'ru', 'en'] as const)(
    'are in normal form C in %s and stand between visible characters',
    (language) => {
      const invisible = /[\p{Cc}\p{Cf}]/u;
      expect(ownTexts(language).filter(([, text]) => text.normalize('NFC') !== text || invisible.test(text))).toEqual(
        [],
      );
    },
  );

  it('would be found wrong: the checks see what they look for', () => {
    const isMixed = (word: string) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word);
    expect(wordsOf('Рaхунок і IBAN').filter(isMixed)).toEqual(['Рaхунок']);
  });
});

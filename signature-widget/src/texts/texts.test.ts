import { LANGUAGES } from '@ncb/shared-kernel/domain/vocabulary';
import en from './en.json';
import ru from './ru.json';
import { getPreferredLanguage, getTexts } from './texts';
import ua from './ua.json';

const ALL = Object.entries({ ua, ru, en });
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('the texts', () => {
  it.each(ALL)('have every key in %s, none of them empty', (_, texts) => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(ua).sort());
    expect(Object.values(texts).every((text) => text.trim() !== '')).toBe(true);
  });

  it.each(ALL)('have the same placeholders in %s as in Ukrainian', (_, texts) => {
    const actual = Object.entries(texts).map(([key, text]) => [key, placeholders(text)]);
    const expected = Object.entries(ua).map(([key, text]) => [key, placeholders(text)]);
    expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
  });

  it.each(['ua', 'ru', 'en'] as const)('count documents with the right plural in %s', (language) => {
    const counted = [1, 2, 5, 11, 21, 1000].map((count) => getTexts(language).countDocuments(count));
    expect(counted.map((text) => text.replace(/\u00a0/g, ' '))).toEqual(
      {
        ua: ['1 документ', '2 документи', '5 документів', '11 документів', '21 документ', '1 000 документів'],
        ru: ['1 документ', '2 документа', '5 документов', '11 документов', '21 документ', '1 000 документов'],
        en: ['1 document', '2 documents', '5 documents', '11 documents', '21 documents', '1,000 documents'],
      }[language],
    );
  });

  it('leave braces in a value alone', () => {
    expect(getTexts('en').text('rowNumber', { number: '{date}', date: 'x' })).toBe('No. {date} dated x');
  });
});

describe('preferredLanguage', () => {
  it.each([
    [['uk-UA', 'en'], 'ua'],
    [['de', 'ru-RU'], 'ru'],
    [['en-GB'], 'en'],
    [['de'], 'ua'],
    [[], 'ua'],
  ])('of %j is %s', (tags, language) => {
    expect(getPreferredLanguage(tags)).toBe(language);
    expect(LANGUAGES).toContain(language);
  });
});

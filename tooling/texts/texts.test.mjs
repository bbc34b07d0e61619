import { join } from 'node:path';
import { ROOT } from '../packages/tree.mjs';
import {
  getBaseKey,
  LANGUAGES,
  PLURAL_FORMS,
  groupPlurals,
  getTextFolders,
  readTexts,
  findUnusedKeys,
  findVariables,
} from './read-texts.mjs';

const folders = getTextFolders();

it('finds the texts of the shell, of the remotes and of the blocks', () => {
  const names = folders.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['shell/src', 'remote-accounts/src', 'remote-payments-uah/src']));
  expect(names.filter((name) => name.startsWith('shared-kernel/src/blocks/')).length).toBeGreaterThan(10);
});

/** Letters that reveal text in another language. */
const FOREIGN_LETTERS = { ua: /[ёъыэ]/i, ru: /[іїєґ]/i, en: /\p{Script=Cyrillic}/u };

/** Keys of texts about letters, a passport's series, or a language's own name. */
const ABOUT_LETTERS = [
  'export.encodingHint',
  'hints.passport',
  'language.ua',
  'language.ru',
  'languageLetters.ua',
  'languageLetters.ru',
];

const all = [...folders, { name: 'the kernel itself', folder: join(ROOT, 'shared-kernel/src/i18n') }];

/** In Ukrainian and Russian the form `one` also serves 21 and 101, so it must name the number. */
describe.each(all)('the plural forms of $name', ({ folder }) => {
  it.each(/** @type {const} */ (['ua', 'ru']))('name the number in %s where the other forms do', (language) => {
    const texts = readTexts(folder, language);
    const silent = [...texts].filter(([key, text]) => {
      const ofMany = texts.get(key.replace(/_one$/, '_many'));
      return key.endsWith('_one') && ofMany !== undefined && `${findVariables(text)}` !== `${findVariables(ofMany)}`;
    });
    expect(silent).toEqual([]);
  });
});

describe.each(all)('the letters of $name', ({ folder }) => {
  it.each(LANGUAGES)('are in %s those of the language, but for what is quoted', (language) => {
    const foreign = [...readTexts(folder, language)].filter(
      ([key, text]) =>
        !ABOUT_LETTERS.includes(key) && FOREIGN_LETTERS[language].test(text.replace(/“[^”]*”|«[^»]*»/g, '')),
    );
    expect(foreign).toEqual([]);
  });
});

describe.each(folders)('the texts of $name', ({ folder, code }) => {
  const ukrainian = readTexts(folder, 'ua');

  it.each(LANGUAGES)('are complete in %s, each with the plural forms of its language', (language) => {
    const texts = readTexts(folder, language);
    expect([...new Set([...texts.keys()].map(getBaseKey))]).toEqual([
      ...new Set([...ukrainian.keys()].map(getBaseKey)),
    ]);
    expect([...groupPlurals(texts.keys())]).toEqual(
      [...groupPlurals(ukrainian.keys())].map(([key]) => [key, PLURAL_FORMS[language]]),
    );
  });

  it.each(LANGUAGES)('show the same values in %s', (language) => {
    const valuesOf = (/** @type {Map<string, string>} */ texts) => {
      /** @type {Record<string, string[]>} */
      const values = {};
      for (const [key, text] of texts) {
        values[getBaseKey(key)] = [...new Set([...(values[getBaseKey(key)] ?? []), ...findVariables(text)])].sort();
      }
      return values;
    };
    expect(valuesOf(readTexts(folder, language))).toEqual(valuesOf(ukrainian));
  });

  it.each(LANGUAGES)(
    'are in %s none of them empty, none with a space at an end or a broken place for a value',
    (language) => {
      const wrong = [...readTexts(folder, language)].filter(
        ([, text]) => text === '' || text !== text.trim() || /[{}]/.test(text.replace(/\{\{\w+(, \w+)?\}\}/g, '')),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('are all asked for by the code beside them', () => {
    expect(findUnusedKeys(code, ukrainian.keys())).toEqual([]);
  });
});

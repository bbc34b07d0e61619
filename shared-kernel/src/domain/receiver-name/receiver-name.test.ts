import { IdentificationType } from '../vocabulary';
import { pairs } from './name-pairs.json';
import { compareReceiver, getNameSimilarity, toTypedCode } from '.';

const OWN = { type: IdentificationType.companyRegistry, code: '92000019' };
const compareNames = (typed: string, verified: string) =>
  compareReceiver({ name: typed, code: OWN }, { names: [verified], codes: [OWN] });

describe('a name beside the name of the account', () => {
  test.each(pairs)('$difference: $typed is compared with $verified: $verdict', ({ typed, verified, verdict }) => {
    expect(compareNames(typed, verified).verdict).toBe(verdict);
  });

  test('is taken from a table of 200 different pairs, half of them of one receiver', () => {
    expect(new Set(pairs.map(({ typed, verified }) => `${typed}\n${verified}`)).size).toBe(200);
    expect(pairs.filter(({ verdict }) => verdict === 'match')).toHaveLength(100);
  });

  test('gives the verified name only if it is nearly the same', () => {
    expect(compareNames('ТОВ «Світанок-Постач»', 'ТОВ «Світанок Постачання»')).toEqual({
      verdict: 'closeMatch',
      verifiedName: 'ТОВ «Світанок Постачання»',
    });
    expect(compareNames('ТОВ «Обрій»', 'ТОВ «Вільха»')).toEqual({ verdict: 'noMatch', reason: 'name' });
  });

  const LETTERS = 'А Б В Г Д Е Є Ж З И І К Л М Н О П Р С Т У Х Ц Ш';
  test.each([
    ['the first letters', 'Ш О', 'ФОП Шевчукова Оксана Петрівна'],
    ['the first letters in one word', 'ШОП', 'ФОП Шевчукова Оксана Петрівна'],
    ['initials of all the words', 'Ш. О. П.', 'ФОП Шевчукова Оксана Петрівна'],
    ['the first letter and the last one', 'ш-а о-а п-а', 'ФОП Шевчукова Оксана Петрівна'],
    ['the beginnings', 'Шевч Окса Петр', 'ФОП Шевчукова Оксана Петрівна'],
    ['a list of letters', LETTERS, 'ФОП Шевчукова Оксана Петрівна'],
    ['a list of letters with full stops', LETTERS.replaceAll(' ', '. '), 'Шевчукова Оксана Петрівна'],
    ['a list of letters beside the first name', `Оксана П Ш С`, 'ФОП Шевчукова Оксана Петрівна'],
    ['a list of letters beside the surname', `Шевчукова А І М Н О П`, 'ФОП Шевчукова Оксана Петрівна'],
    ['a mistake in a surname with initials', 'Шевчукава О. П.', 'ФОП Шевчукова Оксана Петрівна'],
    ['a list of letters', LETTERS, 'Бойків Роман'],
    ['the first letters', 'К Б', 'ТОВ «Калинова Брама»'],
    ['the first letters in one word', 'КБ', 'ТОВ «Калинова Брама»'],
    ['a list of letters', LETTERS, 'ТОВ «Калинова Брама»'],
    ['a list of letters', LETTERS, 'Товариство «Науково-виробниче підприємство «Електрон-Вигадка»»'],
    ['a list of letters beside a word', 'Захід А Б В Г Д З І К П', 'ТОВ «Агро Приклад Захід»'],
    ['only the number', '15', 'Аптека № 15'],
    ['abbreviations of all the words', 'Ка. Бр.', 'ТОВ «Калинова Брама»'],
  ])('tells nothing to whoever types %s: %s', (_, typed, verified) => {
    expect(compareNames(typed, verified)).toEqual({ verdict: 'noMatch', reason: 'name' });
  });

  test.each([
    ['letters', () => LETTERS],
    ['letters, each with a full stop', () => LETTERS.replaceAll(' ', '. ')],
    ['its first letters', (words: readonly string[]) => words.map(([letter]) => letter).join(' ')],
    ['its first letters in one word', (words: readonly string[]) => words.map(([letter]) => letter).join('')],
    [
      'two first letters of each word',
      (words: readonly string[]) => words.map((word) => `${word.slice(0, 2)}.`).join(' '),
    ],
    [
      'both ends of each word',
      (words: readonly string[]) => words.map((word) => `${word[0]}-${word.at(-1)}`).join(' '),
    ],
    [
      'three first letters of each word',
      (words: readonly string[]) => words.map((word) => `${word.slice(0, 3)}.`).join(' '),
    ],
  ])('is not revealed by %s', (_, shorten) => {
    for (const { verified } of pairs) {
      const words = verified.match(/[\p{L}]{6,}/gu) ?? [];
      expect([verified, words.length > 1 ? compareNames(shorten(words), verified).verdict : 'noMatch']).toEqual([
        verified,
        'noMatch',
      ]);
    }
  });

  test('may be in initials at its bank', () => {
    expect(compareNames('Умовна Оксана Тестівна', 'ФОП Умовна О. Т.')).toEqual({ verdict: 'match' });
  });

  test.each([
    ['in capital letters', (name: string) => name.toUpperCase()],
    ['without quotes', (name: string) => name.replaceAll(/[«»"„“]/g, '')],
    ['in Latin look-alikes', (name: string) => name.replaceAll('а', 'a').replaceAll('о', 'o').replaceAll('Т', 'T')],
    ['with another legal form', (name: string) => `ПП ${name}`],
    ['without an apostrophe', (name: string) => name.replaceAll(/['’]/g, '')],
    ['with spaces at both ends', (name: string) => `  ${name}\u00a0`],
  ])('is the same %s', (_, change) => {
    for (const { verified } of pairs)
      expect([verified, compareNames(change(verified), verified).verdict]).toEqual([verified, 'match']);
  });

  test('has the same similarity in either order', () => {
    for (const { typed, verified } of pairs)
      expect([typed, getNameSimilarity(verified, typed)]).toEqual([typed, getNameSimilarity(typed, verified)]);
  });

  test.each([
    [
      'one-letter words',
      'а '.repeat(70),
      'Управління Адміністрації Архівної Агенції Акціонерної Асоціації Авіації Аптеки Атома',
    ],
    ['two-letter words', 'аб '.repeat(46), 'абв '.repeat(35)],
    ['one letter', 'а'.repeat(140), `${'а'.repeat(22)} `.repeat(6)],
  ])('of %s takes no time of the bank', (_, typed, verified) => {
    const started = performance.now();
    getNameSimilarity(typed, verified);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test.each(['', ' ', '---', '«»'])('without letters (%j) is no match', (name) => {
    expect(compareNames(name, 'ТОВ «Вільха»').verdict).toBe('noMatch');
  });
});

describe('a code beside the codes of the account', () => {
  const owner = { names: ['ТОВ «Вільха»'], codes: [OWN] };

  test.each([
    ['another code under the same name', toTypedCode('91000017', true), { verdict: 'noMatch', reason: 'code' }],
    ['the same code with spaces', toTypedCode('9200 0019', true), { verdict: 'match' }],
    ['no code', toTypedCode('000000000', false), { verdict: 'noMatch', reason: 'code' }],
    ['a passport', toTypedCode('АА123456', false), { verdict: 'noMatch', reason: 'code' }],
  ])('%s', (_, code, match) => {
    expect(compareReceiver({ name: 'ТОВ «Вільха»', code }, owner)).toEqual(match);
  });

  test('the nearest of several names counts', () => {
    const names = ['Товариство «Обрій»', 'ТОВ «Світанок Постачання»', 'ТОВ «Світанок»'];
    expect(compareReceiver({ name: 'ТОВ «Світанок-Постач»', code: OWN }, { names, codes: [OWN] })).toEqual({
      verdict: 'closeMatch',
      verifiedName: 'ТОВ «Світанок Постачання»',
    });
  });

  test('is not compared if the bank knows none', () => {
    expect(compareReceiver({ name: 'ТОВ «Вільха»', code: null }, { ...owner, codes: [] })).toEqual({
      verdict: 'match',
    });
    expect(compareReceiver({ name: 'ТОВ «Вільха»', code: OWN }, { ...owner, codes: [] })).toEqual({ verdict: 'match' });
  });

  test('an ID card is not the taxpayer record with the same digits', () => {
    const card = { type: IdentificationType.passport, code: '123456789' };
    const record = toTypedCode('123456789', true);
    expect(record?.type).toBe(IdentificationType.taxpayerRecord);
    expect(compareReceiver({ name: 'Уявна Ніна', code: record }, { names: ['Уявна Ніна'], codes: [card] })).toEqual({
      verdict: 'noMatch',
      reason: 'code',
    });
  });

  test.each([
    ['0222103209', IdentificationType.taxCode],
    ['222103209', IdentificationType.taxCode],
    ['92000019', IdentificationType.companyRegistry],
  ])('%s is of the kind %s', (code, type) => {
    expect(toTypedCode(code, true)).toEqual({ type, code });
  });
});

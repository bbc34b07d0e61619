import { getAlphabetKey } from './get-alphabet-key';

const sorted = (...names: string[]) =>
  names
    .map((name) => ({ name, key: getAlphabetKey(name) }))
    .sort((a, b) => Number(a.key > b.key) - Number(a.key < b.key))
    .map(({ name }) => name);

describe('alphabetKey', () => {
  it('puts і, ї, є and ґ where the Ukrainian alphabet has them', () => {
    expect(sorted('Яна', 'Їжак', 'Ґанок', 'Іван', 'Єва', 'Гора', 'Йод', 'Дім', 'Жук')).toEqual([
      'Гора',
      'Ґанок',
      'Дім',
      'Єва',
      'Жук',
      'Іван',
      'Їжак',
      'Йод',
      'Яна',
    ]);
  });

  it('does not tell capitals from small letters, and has Latin names before Cyrillic ones', () => {
    expect(getAlphabetKey('ЇЖАК')).toBe(getAlphabetKey('їжак'));
    expect(sorted('Альфа', 'Zeta', '1 січня')).toEqual(['1 січня', 'Zeta', 'Альфа']);
  });
});

describe('names with apostrophes and quotation marks', () => {
  it('stand where their letters say, whatever the kind of the mark', () => {
    expect(sorted('ТОВ «Яна»', '"Берег"', 'Дем’ян', "Дем'яб", '«Альфа»', 'Демʼяв', '„Гора“')).toEqual([
      '«Альфа»',
      '"Берег"',
      '„Гора“',
      "Дем'яб",
      'Демʼяв',
      'Дем’ян',
      'ТОВ «Яна»',
    ]);
    for (const name of ['«Світанок»', '"Світанок"', '“Світанок”', 'Світанок'])
      expect(getAlphabetKey(name)).toBe(getAlphabetKey('Світанок'));
  });
});

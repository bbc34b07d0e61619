import { alphabetKey } from './alphabet';

const sorted = (...names: string[]) =>
  names
    .map((name) => ({ name, key: alphabetKey(name) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
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
    expect(alphabetKey('ЇЖАК')).toBe(alphabetKey('їжак'));
    expect(sorted('Альфа', 'Zeta', '1 січня')).toEqual(['1 січня', 'Zeta', 'Альфа']);
  });
});

import fc from 'fast-check';
import { isNameWord, joinFullName, splitFullName } from './full-name';

describe('splitFullName', () => {
  it.each([
    ['Вигаданець Тарас Прикладович', ['Вигаданець', 'Тарас', 'Прикладович']],
    ['  Вигаданець \t Тарас  ', ['Вигаданець', 'Тарас', '']],
    ['Вигаданець', ['Вигаданець', '', '']],
    ['', ['', '', '']],
    ['Один Два Три Чотири', ['Один', 'Два', 'Три Чотири']],
  ])('of "%s" gives %j', (text, [lastName, firstName, middleName]) => {
    expect(splitFullName(text)).toEqual({ lastName, firstName, middleName });
  });

  it('gives back what joinFullName joined', () => {
    const word = fc.stringMatching(/^[А-ЯІЇЄ][а-яіїє]{1,10}$/);
    const names = fc.record(
      { lastName: word, firstName: word, middleName: fc.oneof(word, fc.constant('')) },
      { noNullPrototype: true },
    );
    fc.assert(fc.property(names, (name) => expect(splitFullName(joinFullName(name))).toEqual(name)));
  });
});

describe('joinFullName', () => {
  it('leaves no space where a part is missing', () => {
    expect(joinFullName({ lastName: 'Вигаданець', firstName: 'Тарас', middleName: '' })).toBe('Вигаданець Тарас');
    expect(joinFullName({ lastName: '', firstName: 'Тарас', middleName: '' })).toBe('Тарас');
  });
});

describe('isNameWord', () => {
  it.each(['Іван', 'Ґалаґан', 'Нечуй-Левицький', 'Лук’яненко', "Лук'яненко", 'Лукʼяненко', 'O’Connor', 'Ї'])(
    'takes %s',
    (word) => {
      expect(isNameWord(word)).toBe(true);
    },
  );

  it.each(['', 'Іван Іванович', 'Іван1', '-Іван', 'Іван-', 'Іван--Павло', '’', 'І.', 'Іван\n', 'И\u0306ван'])(
    'does not take "%s"',
    (word) => {
      expect(isNameWord(word)).toBe(false);
    },
  );
});

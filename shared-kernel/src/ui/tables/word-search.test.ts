import { createWordSearch } from './word-search';

const ROWS = [
  { words: 'ТОВ «Світанок Постач» 92000019 UA263052990000026006999000301' },
  { words: 'ПрАТ «Тестовий Хліб» 92000025' },
  { words: "Мар'яна В’ячеславівна" },
];
const wordsOf = jest.fn(({ words }: { readonly words: string }) => words);
const find = createWordSearch(wordsOf);
const findIndexes = (typed: string) => find(ROWS, typed).map((row) => ROWS.indexOf(row));

describe('a search in a list', () => {
  it.each([
    ['a part of a name in other letters', 'світан', [0]],
    ['an account as it is pasted', 'ua26 3052 99', [0]],
    ['a code', '92000025', [1]],
    ['a name without its quotation marks', 'прат тестовий', [1]],
    ['a name in other quotation marks', 'тов "світ', [0]],
    ['another apostrophe', 'мар’яна вʼяч', [2]],
    ['nothing but spaces', '  ', [0, 1, 2]],
    ['what nobody is called', 'Захід', []],
  ])('by %s finds the rows that it fits', (_, typed, rows) => {
    expect(findIndexes(typed)).toEqual(rows);
  });

  it('writes the words of a row out once, however often it is asked', () => {
    wordsOf.mockClear();
    const again = createWordSearch(wordsOf);
    for (const typed of ['с', 'св', 'світ']) again(ROWS, typed);
    expect(wordsOf).toHaveBeenCalledTimes(ROWS.length);
  });
});

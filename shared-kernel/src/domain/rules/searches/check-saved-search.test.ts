import { checkSavedSearch } from './check-saved-search';

const FULL = Array.from({ length: 20 }, (_, index) => `Пошук ${index}`);

describe('the name of a kept search', () => {
  it.each([
    ['a name', 'Оренда', [], null],
    ['spaces around it', ' Оренда ', ['Інше'], null],
    ['the longest name', 'а'.repeat(60), [], null],
    ['the last place', 'Оренда', FULL.slice(1), null],
  ])('may be %s', (_, name, saved, expected) => {
    expect(checkSavedSearch(name, saved)).toBe(expected);
  });

  it.each([
    ['nothing', '', [], { key: 'emptyField' }],
    ['spaces alone', '  ', [], { key: 'emptyField' }],
    ['too long', 'а'.repeat(61), [], { key: 'tooLongText', params: { length: '61', max: '60' } }],
    ['what nobody sees', 'Оре\u202eнда', [], { key: 'forbiddenCharacters' }],
    ['one that is there', 'Оренда ', ['Оренда'], { key: 'alreadyExists' }],
    ['one that is there, in a full list', 'Пошук 3', FULL, { key: 'alreadyExists' }],
    ['the twenty-first', 'Оренда', FULL, { key: 'tooManyRecords', params: { max: '20' } }],
  ])('is refused when it is %s', (_, name, saved, expected) => {
    expect(checkSavedSearch(name, saved)).toEqual({ field: 'searchName', ...expected });
  });
});

import vectors from '../../../test/data/vectors.json';
import { checkPassport, normalisePassport } from './passport';

const { passport_book: book, id_card: card } = vectors;

describe('checkPassport', () => {
  it.each(book.valid)('takes the passport book %s', (passport) => {
    expect(checkPassport(passport)).toBeNull();
  });

  it.each(book.invalid)('refuses the passport book "$value": $note', ({ value, error }) => {
    expect(checkPassport(value)).toBe(error);
  });

  it.each(card.valid)('takes the ID card %s', (passport) => {
    expect(checkPassport(passport)).toBeNull();
  });

  it.each(card.invalid)('refuses the ID card "$value": $note', ({ value, error }) => {
    expect(checkPassport(value)).toBe(error);
  });

  it.each([...'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ'])('takes the Ukrainian letter %s in a series', (letter) => {
    expect(checkPassport(`${letter}${letter}123456`)).toBeNull();
  });

  it.each([...'ЁЪЫЭABЎ'])('refuses the letter %s in a series', (letter) => {
    expect(checkPassport(`А${letter}123456`)).toBe('invalidPspNo');
  });

  it('refuses full-width digits in a book', () => {
    expect(checkPassport('АА12345６')).toBe('invalidPspNo');
  });
});

describe('normalisePassport', () => {
  it.each(book.normalisation)('makes of "$input" "$value"', ({ input, value }) => {
    expect(normalisePassport(input)).toBe(value);
    expect(checkPassport(value)).toBeNull();
  });

  it.each(Object.entries(book.latin_lookalikes))(
    'turns the Latin %s of a series into the Cyrillic %s',
    (latin, own) => {
      expect(normalisePassport(`${latin}${latin}123456`)).toBe(`${own}${own}123456`);
      expect(normalisePassport(`${latin.toLowerCase()}${own}123456`)).toBe(`${own}${own}123456`);
    },
  );

  it.each([
    ['a Latin letter without a look-alike', 'DА123456', 'DА123456'],
    ['a Latin letter among the digits', 'АА12345O', 'АА12345O'],
    ['the digits of an ID card', '903 396 238', '903396238'],
    ['nothing', '', ''],
  ])('leaves %s for the check', (_, typed, passport) => {
    expect(normalisePassport(typed)).toBe(passport);
  });
});

import { withoutSpaces } from './pasted';

const BOOK = /^[А-ЩЬЮЯҐЄІЇ]{2}[0-9]{6}$/;
/** Nine zeros say that there is none. */
const ID_CARD = /^(?!0{9})[0-9]{9}$/;
const LATIN_LOOKALIKES: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  I: 'І',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
  Y: 'У',
};

/**
 * A passport number as typed: spaces and `№` dropped, upper case, Latin look-alikes of the series turned into Cyrillic.
 */
export function normalisePassport(text: string): string {
  const compact = withoutSpaces(text).replaceAll('№', '').toUpperCase();
  return compact.slice(0, 2).replace(/[A-Z]/g, (letter) => LATIN_LOOKALIKES[letter] ?? letter) + compact.slice(2);
}

/**
 * Checks a normalised passport: book (two Ukrainian letters, six digits) or ID card (nine digits).
 * @returns `invalidPspNo`, also for an empty text, or null. Source: spec 1 §5, reference/banking 1.6
 */
export function checkPassport(passport: string): 'invalidPspNo' | null {
  return BOOK.test(passport) || ID_CARD.test(passport) ? null : 'invalidPspNo';
}

import { removeSpaces } from './pasted-text';

const BOOK = /^[А-ЩЬЮЯҐЄІЇ]{2}[0-9]{6}$/;
/** Nine zeros mean no passport. */
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

/** Normalises a typed passport: drops spaces and `№`, upper case, series to Cyrillic. */
export function normalisePassport(text: string): string {
  const compact = removeSpaces(text).replaceAll('№', '').toUpperCase();
  return compact.slice(0, 2).replace(/[A-Z]/g, (letter) => LATIN_LOOKALIKES[letter] ?? letter) + compact.slice(2);
}

/**
 * Checks a passport: book (two Ukrainian letters, six digits) or ID card (nine digits). Source:
 * docs/requirements/shell-accounts-admin.md#identifiers,
 * docs/requirements/banking-rules.md#passports.
 * @returns `invalidPspNo`, also for an empty text, or null
 */
export function checkPassport(passport: string): 'invalidPspNo' | null {
  return BOOK.test(passport) || ID_CARD.test(passport) ? null : 'invalidPspNo';
}

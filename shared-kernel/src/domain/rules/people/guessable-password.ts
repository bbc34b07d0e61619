import type { ProblemKey } from '../../problem';
import { isCommonPassword } from './common-password';
import { latinKeysOf, latinOf, passwordForms, spellingOf } from './password-forms';

/** What is known about the user of a password, in any letters; empty texts are left out. */
export interface PasswordOwner {
  readonly logins?: readonly string[];
  /** Names, telephone and tax number. */
  readonly person?: readonly string[];
  /** Names of the companies. */
  readonly companies?: readonly string[];
  /** Names of the bank, beside the words that every bank has. */
  readonly bank?: readonly string[];
}

/** Whether the list of common passwords has one, in small letters. */
export type CommonPasswords = (password: string) => boolean;

const BANK = ['NCB', 'банк'];

/** Shorter words are found in any text; they count only when they are all the letters of a password. */
const CONTAINED_MIN = 4;
const WORD_MIN = 3;
/** The end of a telephone or of a code. */
const NUMBER_LENGTH = 6;

/**
 * Why a password can be guessed by who knows its user or tries the common ones; null if it cannot. Looks through digits
 * around, signs for letters, transliteration, the other keyboard layout and words from their end.
 * @param isListed without it only what needs no list is checked, as in a page; the bank has the list
 */
export function checkGuessablePassword(
  password: string,
  { logins = [], person = [], companies = [], bank = [] }: PasswordOwner,
  isListed: CommonPasswords = () => false,
): ProblemKey | null {
  const holds = holderOf(password);
  if (logins.some((login) => holds(login.replaceAll(/[^\p{L}\p{N}]/gu, '')) || wordsOf(login).some(holds)))
    return 'passwordHoldsLogin';
  if (person.flatMap(wordsOf).some(holds)) return 'passwordHoldsPerson';
  if (companies.flatMap(wordsOf).some(holds)) return 'passwordHoldsCompany';
  if ([...BANK, ...bank].flatMap(wordsOf).some(holds)) return 'passwordHoldsBank';
  return isCommonPassword(password, isListed) ? 'passwordCommon' : null;
}

/** The words of a text; also without the digits at their end, as of a login `director1`. */
function wordsOf(text: string): readonly string[] {
  const words = text.match(/[\p{L}\p{N}'’ʼ]+/gu) ?? [];
  return words.flatMap((word) => {
    if (/^\d+$/.test(word)) return [word.slice(-NUMBER_LENGTH)];
    const bare = word.replaceAll(/^\d+|\d+$/g, '');
    return bare === word ? [word] : [word, bare];
  });
}

function holderOf(password: string): (word: string) => boolean {
  const forms = passwordForms(password);
  const spellings = forms.map(spellingOf);
  const digits = password.replaceAll(/\D/g, '');
  return (word) => {
    if (/^\d+$/.test(word)) return word.length >= NUMBER_LENGTH && digits.includes(word);
    return isIn(forms, latinOf(word)) || isIn(forms, latinKeysOf(word)) || isIn(spellings, spellingOf(word));
  };
}

function isIn(forms: readonly string[], word: string): boolean {
  if (word.length >= CONTAINED_MIN) return forms.some((form) => form.includes(word));
  return word.length >= WORD_MIN && forms.some((form) => form === word);
}

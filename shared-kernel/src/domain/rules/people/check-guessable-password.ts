import type { ProblemKey } from '../../problem';
import { isCommonPassword } from './is-common-password';
import { toLatinKeys, toLatin, listPasswordForms, normaliseSpelling } from './password-forms';

/** Facts about a password's user, in any case; empty ones are ignored. */
export interface PasswordOwner {
  readonly logins?: readonly string[];
  /** Names, telephone and tax number. */
  readonly person?: readonly string[];
  readonly companies?: readonly string[];
  readonly bank?: readonly string[];
}

/** Lookup of a lower-case text. */
export type CommonPasswords = (password: string) => boolean;

const BANK = ['NCB', 'банк'];

/** Shorter words count only as all letters of a password. */
const CONTAINED_MIN = 4;
const WORD_MIN = 3;
/** Last digits that count. */
const NUMBER_LENGTH = 6;

/**
 * Returns why a password can be guessed from its user's facts or common ones, or null. Sees through digits around a
 * word, signs for letters, transliteration, keyboard layout and reversal.
 * @param isListed absent on pages, which do not load the list; the bank checks it
 */
export function checkGuessablePassword(
  password: string,
  { logins = [], person = [], companies = [], bank = [] }: PasswordOwner,
  isListed: CommonPasswords = () => false,
): ProblemKey | null {
  const containsWord = createMatcher(password);
  if (
    logins.some(
      (login) => containsWord(login.replaceAll(/[^\p{L}\p{N}]/gu, '')) || splitWords(login).some(containsWord),
    )
  )
    return 'passwordHoldsLogin';
  if (person.flatMap(splitWords).some(containsWord)) return 'passwordHoldsPerson';
  if (companies.flatMap(splitWords).some(containsWord)) return 'passwordHoldsCompany';
  if ([...BANK, ...bank].flatMap(splitWords).some(containsWord)) return 'passwordHoldsBank';
  return isCommonPassword(password, isListed) ? 'passwordCommon' : null;
}

/** Returns `director` too for the login `director1`. */
function splitWords(text: string): readonly string[] {
  const words = text.match(/[\p{L}\p{N}'’ʼ]+/gu) ?? [];
  return words.flatMap((word) => {
    if (/^\d+$/.test(word)) return [word.slice(-NUMBER_LENGTH)];
    const bare = word.replaceAll(/^\d+|\d+$/g, '');
    return bare === word ? [word] : [word, bare];
  });
}

function createMatcher(password: string): (word: string) => boolean {
  const forms = listPasswordForms(password);
  const spellings = forms.map(normaliseSpelling);
  const digits = password.replaceAll(/\D/g, '');
  return (word) => {
    if (/^\d+$/.test(word)) return word.length >= NUMBER_LENGTH && digits.includes(word);
    return isIn(forms, toLatin(word)) || isIn(forms, toLatinKeys(word)) || isIn(spellings, normaliseSpelling(word));
  };
}

function isIn(forms: readonly string[], word: string): boolean {
  if (word.length >= CONTAINED_MIN) return forms.some((form) => form.includes(word));
  return word.length >= WORD_MIN && forms.some((form) => form === word);
}

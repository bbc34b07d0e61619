import type { Problem } from '../../problem';
import { PASSWORD_MIN_LENGTH } from '../../vocabulary';
import { toProblem, runChecks } from '../checks';
import { checkGuessablePassword, type CommonPasswords, type PasswordOwner } from './check-guessable-password';
import { checkConfirmation } from './password';

/**
 * Requires at least 8 characters, no Cyrillic letters, not guessable. Source:
 * docs/requirements/shell-accounts-admin.md#key-passwords.
 */
export function checkKeyPassword(
  password: string,
  confirmation: string,
  owner: PasswordOwner = {},
  isListed?: CommonPasswords,
): readonly Problem[] {
  return runChecks(
    [
      () => toProblem('keyPassword', checkPassword(password) ?? checkGuessablePassword(password, owner, isListed)),
      () =>
        toProblem('confirmation', confirmation === '' ? 'fillAllFields' : checkConfirmation(password, confirmation)),
    ],
    null,
    null,
  );
}

function checkPassword(password: string) {
  // Spaces alone would look like an empty field.
  if (password.trim() === '') return 'fillAllFields';
  if (password.length < PASSWORD_MIN_LENGTH) return 'passwdTooShort';
  return /\p{Script=Cyrillic}/u.test(password) ? 'cyrillicKeyPwd' : null;
}

const RECOMMENDED = {
  capital: /\p{Lu}/u,
  small: /\p{Ll}/u,
  digit: /[0-9]/,
  symbol: /[^\p{L}\p{N}]/u,
} as const;
export type KeyPasswordPart = keyof typeof RECOMMENDED;

/** Returns advice only. Source: docs/requirements/shell-accounts-admin.md#key-passwords. */
export function getMissingKeyPasswordParts(password: string): readonly KeyPasswordPart[] {
  const parts = Object.keys(RECOMMENDED) as KeyPasswordPart[];
  return parts.filter((part) => !RECOMMENDED[part].test(password));
}

const ALPHABETS: Readonly<Record<KeyPasswordPart, number>> = { capital: 26, small: 26, digit: 10, symbol: 33 };
/** Bits from which a password is fair or strong, if its characters were chosen at random. Our choice. */
const BITS = { fair: 50, strong: 70 } as const;
export type KeyPasswordStrength = 'weak' | keyof typeof BITS;

/**
 * Estimates by length and kinds of characters; refused and guessable passwords are weak. A character that repeats the
 * one before or follows it in the alphabet does not count.
 */
export function getKeyPasswordStrength(password: string, owner: PasswordOwner = {}): KeyPasswordStrength {
  if (checkPassword(password) ?? checkGuessablePassword(password, owner)) return 'weak';
  const missing = getMissingKeyPasswordParts(password);
  const parts = (Object.keys(ALPHABETS) as KeyPasswordPart[]).filter((part) => !missing.includes(part));
  const alphabet = parts.reduce((sum, part) => sum + ALPHABETS[part], 0);
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const counted = codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1);
  const bits = counted.length * Math.log2(alphabet);
  if (bits < BITS.fair) return 'weak';
  return bits < BITS.strong ? 'fair' : 'strong';
}

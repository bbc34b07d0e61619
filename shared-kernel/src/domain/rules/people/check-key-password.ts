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
  if (password === '') return 'fillAllFields';
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

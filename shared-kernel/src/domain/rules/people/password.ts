import type { Problem } from '../../problem';
import { PASSWORD_MIN_LENGTH } from '../../vocabulary';
import { toProblem, runChecks } from '../checks';
import { checkGuessablePassword, type CommonPasswords, type PasswordOwner } from './check-guessable-password';

/** In the order of display. Source: docs/requirements/shell-accounts-admin.md#passwords. */
export const PASSWORD_TRAITS = ['length', 'alphabet', 'capital', 'small', 'digit'] as const;
export type PasswordTrait = (typeof PASSWORD_TRAITS)[number];

const TRAITS: Readonly<Record<PasswordTrait, (password: string) => boolean>> = {
  length: (password) => password.length >= PASSWORD_MIN_LENGTH,
  alphabet: (password) => /^[A-Za-z0-9_]+$/.test(password),
  capital: (password) => /[A-Z]/.test(password),
  small: (password) => /[a-z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
};

export function hasPasswordTrait(password: string, trait: PasswordTrait): boolean {
  return TRAITS[trait](password);
}

/**
 * Requires at least 8 Latin letters, digits or underscores, with a capital, a small letter and a digit. Source:
 * docs/requirements/shell-accounts-admin.md#validation.
 */
export function checkPasswordQuality(password: string): 'passwdTooShort' | 'invalidPwd' | null {
  if (!TRAITS.length(password)) return 'passwdTooShort';
  return PASSWORD_TRAITS.every((trait) => TRAITS[trait](password)) ? null : 'invalidPwd';
}

/** Ignores emptiness, which is up to the caller. */
export function checkConfirmation(password: string, confirmation: string): 'passwordsDifferent' | null {
  return password === confirmation ? null : 'passwordsDifferent';
}

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

/**
 * Requires a new password that differs from the old one and is not guessable. Only the bank can check the old one.
 * Source: docs/requirements/shell-accounts-admin.md#passwords.
 */
export function checkPasswordChange(
  change: PasswordChange,
  owner: PasswordOwner = {},
  isListed?: CommonPasswords,
): readonly Problem[] {
  const guessableKey = ({ newPassword }: PasswordChange) => checkGuessablePassword(newPassword, owner, isListed);
  return runChecks(
    [
      ({ oldPassword }) => toProblem('oldPassword', oldPassword === '' ? 'fillAllFields' : null),
      (draft) => toProblem('newPassword', checkNewPassword(draft) ?? guessableKey(draft)),
      ({ newPassword, confirmation }) =>
        toProblem('confirmation', confirmation === '' ? 'fillAllFields' : checkConfirmation(newPassword, confirmation)),
    ],
    change,
    null,
  );
}

function checkNewPassword({ oldPassword, newPassword }: PasswordChange) {
  if (newPassword === '') return 'fillAllFields';
  return checkPasswordQuality(newPassword) ?? (newPassword === oldPassword ? 'passwordUnchanged' : null);
}

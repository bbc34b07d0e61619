import type { Problem } from '../../problem';
import { PASSWORD_MIN_LENGTH } from '../../vocabulary';
import { problem, problemsFound } from '../checks';
import { checkGuessablePassword, type CommonPasswords, type PasswordOwner } from './check-guessable-password';

/** What a password must have, in the order in which people are told. Source: spec 1 §5 */
export const PASSWORD_TRAITS = ['length', 'alphabet', 'capital', 'small', 'digit'] as const;
export type PasswordTrait = (typeof PASSWORD_TRAITS)[number];

const TRAITS: Readonly<Record<PasswordTrait, (password: string) => boolean>> = {
  length: (password) => password.length >= PASSWORD_MIN_LENGTH,
  alphabet: (password) => /^[A-Za-z0-9_]+$/.test(password),
  capital: (password) => /[A-Z]/.test(password),
  small: (password) => /[a-z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
};

/** Whether a password, also one that is being typed, has what is asked for. */
export function hasPasswordTrait(password: string, trait: PasswordTrait): boolean {
  return TRAITS[trait](password);
}

/**
 * The shared quality check of a user's password: at least 8 characters, only Latin letters, digits and underscores,
 * among them a capital letter, a small letter and a digit. Source: spec 1 §5
 */
export function checkPasswordQuality(password: string): 'passwdTooShort' | 'invalidPwd' | null {
  if (!TRAITS.length(password)) return 'passwdTooShort';
  return PASSWORD_TRAITS.every((trait) => TRAITS[trait](password)) ? null : 'invalidPwd';
}

/** A password typed twice; an empty one is left to the caller. */
export function checkConfirmation(password: string, confirmation: string): 'passwordsDifferent' | null {
  return password === confirmation ? null : 'passwordsDifferent';
}

/** The change of one's own password: the three fields of the form. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

/**
 * Checks a change of password: all three fields are filled; the new password passes the quality check, equals its confirmation,
 * differs from the old one and cannot be guessed. Only the bank knows whether the old one is right. Source: spec 1 §5
 */
export function checkPasswordChange(
  change: PasswordChange,
  owner: PasswordOwner = {},
  isListed?: CommonPasswords,
): readonly Problem[] {
  const guessed = ({ newPassword }: PasswordChange) => checkGuessablePassword(newPassword, owner, isListed);
  return problemsFound(
    [
      ({ oldPassword }) => problem('old_pwd', oldPassword === '' ? 'fillAllFields' : null),
      (draft) => problem('new_pwd', newPasswordKey(draft) ?? guessed(draft)),
      ({ newPassword, confirmation }) =>
        problem('confirmation', confirmation === '' ? 'fillAllFields' : checkConfirmation(newPassword, confirmation)),
    ],
    change,
    null,
  );
}

function newPasswordKey({ oldPassword, newPassword }: PasswordChange) {
  if (newPassword === '') return 'fillAllFields';
  return checkPasswordQuality(newPassword) ?? (newPassword === oldPassword ? 'passwordUnchanged' : null);
}

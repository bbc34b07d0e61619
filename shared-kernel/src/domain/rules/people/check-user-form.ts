import { checkCompanyCode, checkPassport } from '../../identifiers';
import type { Problem, ProblemKey } from '../../problem';
import { KEPT_SECRET_ANSWER, PERSON_TEXT_MAX, type Role, type SignatureRight } from '../../vocabulary';
import { toProblem, runChecks, checkRequiredTextField, type Check } from '../checks';
import { checkEmail, checkPhone } from './contacts';
import { isNameWord, type FullName } from './full-name';
import { checkGuessablePassword, type CommonPasswords, type PasswordOwner } from './check-guessable-password';
import { checkConfirmation, checkPasswordQuality } from './password';
import { checkRightOfRole } from './signature-rights';

/** `other` has no login, password and secret question. Source: docs/requirements/shell-accounts-admin.md#user-form. */
export const USER_FORM_MODES = ['register', 'own', 'other'] as const;
export type UserFormMode = (typeof USER_FORM_MODES)[number];

/** User as typed; the screen's single name field is split by `splitFullName`. */
export interface UserDraft extends FullName {
  /** Passport if `hasCode` is off. */
  readonly code: string;
  /** null if the sender does not say, as in the specification's wire form. */
  readonly hasCode: boolean | null;
  readonly role: Role | null;
  readonly signatureRight: SignatureRight | null;
  readonly isAdministrator: boolean;
  readonly position: string;
  readonly login: string;
  /** '' keeps the user's own. */
  readonly password: string;
  /** Absent if typed once or not sent, as at the bank. */
  readonly confirmation?: string;
  readonly secretQuestion: string;
  /** `KEPT_SECRET_ANSWER` keeps the user's own. */
  readonly secretAnswer: string;
  readonly email: string;
  readonly phone: string;
  readonly consent: boolean;
}

/** Facts beside the form; the bank has more than the screen. */
export interface UserFormContext {
  /** Company, bank, and the login being replaced. */
  readonly owner?: PasswordOwner;
  readonly isListed?: CommonPasswords;
}

interface UserFormCheckContext extends UserFormContext {
  readonly mode: UserFormMode;
}

const CHECKS: readonly Check<UserDraft, UserFormCheckContext>[] = [
  ({ role }) => toProblem('role', role === null ? 'emptyField' : null),
  ({ role, signatureRight }) => toProblem('signatureRight', checkRightOfRole(signatureRight, role)),
  ({ lastName }) => toProblem('lastName', checkNamePart(lastName)),
  ({ firstName }) => toProblem('firstName', checkNamePart(firstName)),
  ({ middleName }) => toProblem('middleName', middleName === '' ? null : checkNamePart(middleName)),
  (draft) => toProblem('code', checkCode(draft)),
  ({ login }, { mode }) => checkSecurityText('login', login, mode),
  (draft, checked) => toProblem('password', checked.mode === 'other' ? null : checkPassword(draft, checked)),
  ({ password, confirmation = password }, { mode }) =>
    toProblem('confirmation', mode === 'other' ? null : checkConfirmation(password, confirmation)),
  ({ secretQuestion }, { mode }) => checkSecurityText('secretQuestion', secretQuestion, mode),
  (draft, { mode }) => checkSecurityText('secretAnswer', getSecretAnswer(draft, mode), mode),
  ({ email }) => toProblem('email', checkEmail(email)),
  ({ phone }) => toProblem('phone', checkPhone(phone)),
  ({ position }) => checkRequiredTextField('position', position, PERSON_TEXT_MAX),
  ({ consent }) => toProblem('consent', consent ? null : 'consentRequired'),
];

/**
 * Checks each word of the name in its own field (`lastName`, `firstName`, `middleName`). Source:
 * docs/requirements/shell-accounts-admin.md#user-data.
 */
export function checkUserForm(draft: UserDraft, mode: UserFormMode, context: UserFormContext = {}): readonly Problem[] {
  return runChecks(CHECKS, draft, { ...context, mode });
}

export function hasSecurityFields(mode: UserFormMode): boolean {
  return mode !== 'other';
}

/** True for new users. Source: docs/requirements/shell-accounts-admin.md#user-form. */
export function canSetAdministrator(mode: UserFormMode): boolean {
  return mode === 'register';
}

function checkNamePart(part: string): ProblemKey | null {
  if (part === '') return 'emptyField';
  return part.length <= PERSON_TEXT_MAX && isNameWord(part) ? null : 'incorrectFullName';
}

function checkCode({ code, hasCode }: UserDraft): ProblemKey | null {
  if (code === '') return hasCode === false ? 'emptyPassport' : 'emptyField';
  if (hasCode === false) return checkPassport(code);
  const problemOfCode = checkCompanyCode(code);
  return hasCode === null && checkPassport(code) === null ? null : problemOfCode;
}

/** Allows an empty password, except for a new user. */
function checkPassword(draft: UserDraft, { mode, owner = {}, isListed }: UserFormCheckContext): ProblemKey | null {
  const { password } = draft;
  if (password === '') return mode === 'register' ? 'emptyField' : null;
  return checkPasswordQuality(password) ?? checkGuessablePassword(password, withDraft(owner, draft), isListed);
}

function withDraft(owner: PasswordOwner, draft: UserDraft): PasswordOwner {
  const { login, lastName, firstName, middleName, code, phone } = draft;
  return {
    ...owner,
    logins: [login, ...(owner.logins ?? [])],
    person: [lastName, firstName, middleName, code, phone, ...(owner.person ?? [])],
  };
}

/** Ignores the placeholder of a new user, who has no answer to keep. */
function getSecretAnswer({ secretAnswer }: UserDraft, mode: UserFormMode): string {
  return mode === 'register' && secretAnswer === KEPT_SECRET_ANSWER ? '' : secretAnswer;
}

function checkSecurityText(field: string, text: string, mode: UserFormMode): Problem | null {
  return hasSecurityFields(mode) ? checkRequiredTextField(field, text, PERSON_TEXT_MAX) : null;
}

import { checkCompanyCode, checkPassport } from '../../identifiers';
import type { Problem, ProblemKey } from '../../problem';
import { KEPT_SECRET_ANSWER, PERSON_TEXT_MAX, type Role, type SignatureRight } from '../../vocabulary';
import { problem, problemsFound, requiredTextProblem, type Check } from '../checks';
import { checkEmail, checkPhone } from './contacts';
import { isNameWord, type FullName } from './full-name';
import { checkGuessablePassword, type CommonPasswords, type PasswordOwner } from './check-guessable-password';
import { checkConfirmation, checkPasswordQuality } from './password';
import { checkRightOfRole } from './signature-rights';

/** A new user, one's own data, or another user's, whose login, password and secret question are hidden. Source: spec 1 §2 */
export const USER_FORM_MODES = ['register', 'own', 'other'] as const;
export type UserFormMode = (typeof USER_FORM_MODES)[number];

/** The user form as filled in. The screen has one field for the name: `splitFullName` gives its three parts. */
export interface UserDraft extends FullName {
  /** Company or tax code, or with `hasCode` off a passport. */
  readonly code: string;
  /** The switch beside the code; null where the sender does not say, as in the specification's own wire form. */
  readonly hasCode: boolean | null;
  readonly role: Role | null;
  readonly signatureRight: SignatureRight | null;
  readonly isAdministrator: boolean;
  readonly position: string;
  readonly login: string;
  /** '' leaves one's own password as it is. */
  readonly password: string;
  /** The password typed again; absent where it was typed once or is not sent, as at the bank. */
  readonly confirmation?: string;
  readonly secretQuestion: string;
  /** `KEPT_SECRET_ANSWER` leaves one's own as it is. */
  readonly secretAnswer: string;
  readonly email: string;
  /** `0XX1234567`. */
  readonly phone: string;
  /** Consent to the processing of personal data. */
  readonly consent: boolean;
}

/** Facts besides the form; the bank has more of them than the screen. */
export interface UserFormContext {
  /** Company and bank of the user, and the login that is being replaced. */
  readonly owner?: PasswordOwner;
  readonly isListed?: CommonPasswords;
}

interface Checked extends UserFormContext {
  readonly mode: UserFormMode;
}

const CHECKS: readonly Check<UserDraft, Checked>[] = [
  ({ role }) => problem('role', role === null ? 'emptyField' : null),
  ({ role, signatureRight }) => problem('signature', checkRightOfRole(signatureRight, role)),
  ({ lastName }) => problem('lastname', namePartKey(lastName)),
  ({ firstName }) => problem('firstname', namePartKey(firstName)),
  ({ middleName }) => problem('middlename', middleName === '' ? null : namePartKey(middleName)),
  (draft) => problem('code', codeKey(draft)),
  ({ login }, { mode }) => securityText('login', login, mode),
  (draft, checked) => problem('passwd', checked.mode === 'other' ? null : passwordKey(draft, checked)),
  ({ password, confirmation = password }, { mode }) =>
    problem('confirmation', mode === 'other' ? null : checkConfirmation(password, confirmation)),
  ({ secretQuestion }, { mode }) => securityText('squest', secretQuestion, mode),
  (draft, { mode }) => securityText('sansw', answerOf(draft, mode), mode),
  ({ email }) => problem('email', checkEmail(email)),
  ({ phone }) => problem('phone', checkPhone(phone)),
  ({ position }) => requiredTextProblem('position', position, PERSON_TEXT_MAX),
  ({ consent }) => problem('consent', consent ? null : 'consentRequired'),
];

/**
 * All problems of the user form, in the order of its fields. A name has two or three words, each with a problem of its
 * own field (`lastname`, `firstname`, `middlename`). Source: spec 1 §5
 */
export function checkUserForm(draft: UserDraft, mode: UserFormMode, context: UserFormContext = {}): readonly Problem[] {
  return problemsFound(CHECKS, draft, { ...context, mode });
}

/** True if the form shows login, password, secret question and answer. Source: spec 1 §2 */
export function showsSecurityFields(mode: UserFormMode): boolean {
  return mode !== 'other';
}

/** True if the administrator checkbox can be ticked: only for a new person. Source: spec 1 §2 */
export function canSetAdministrator(mode: UserFormMode): boolean {
  return mode === 'register';
}

function namePartKey(part: string): ProblemKey | null {
  if (part === '') return 'emptyField';
  return part.length <= PERSON_TEXT_MAX && isNameWord(part) ? null : 'incorrectFullName';
}

function codeKey({ code, hasCode }: UserDraft): ProblemKey | null {
  if (code === '') return hasCode === false ? 'emptyPassport' : 'emptyField';
  if (hasCode === false) return checkPassport(code);
  const problemOfCode = checkCompanyCode(code);
  return hasCode === null && checkPassport(code) === null ? null : problemOfCode;
}

/** A new user needs a password, one's own may stay as it is. */
function passwordKey(draft: UserDraft, { mode, owner = {}, isListed }: Checked): ProblemKey | null {
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

/** A new user has no answer yet that could be kept. */
function answerOf({ secretAnswer }: UserDraft, mode: UserFormMode): string {
  return mode === 'register' && secretAnswer === KEPT_SECRET_ANSWER ? '' : secretAnswer;
}

function securityText(field: string, text: string, mode: UserFormMode): Problem | null {
  return showsSecurityFields(mode) ? requiredTextProblem(field, text, PERSON_TEXT_MAX) : null;
}

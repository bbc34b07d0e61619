import type { Problem } from '@ncb/shared-kernel/domain';
import { normaliseCode, normalisePassport } from '@ncb/shared-kernel/domain/identifiers';
import { checkUserForm, normalisePhone, type UserDraft, type UserFormMode } from '@ncb/shared-kernel/domain/rules';
import { LOGIN_MAX } from '../identity/limits';
import { passwordLengthProblems } from '../identity/new-password';

/** A person as the form sent him, without the spaces that people paste with codes and phones. */
export function normalisedPerson(draft: UserDraft): UserDraft {
  const isPassport = draft.hasCode === false || /^\D{2}/.test(draft.code.trim());
  return {
    ...draft,
    code: isPassport ? normalisePassport(draft.code) : normaliseCode(draft.code),
    phone: normalisePhone(draft.phone),
    email: draft.email.trim(),
  };
}

/** The form's rules and what the bank adds to them: nobody gets a login that he could not sign in with. */
export function personProblems(draft: UserDraft, mode: UserFormMode): readonly Problem[] {
  if (mode === 'other') return checkUserForm(draft, mode);
  const tooLong = { field: 'login', key: 'tooLongText', params: { max: String(LOGIN_MAX) } } as const;
  return [
    ...checkUserForm(draft, mode),
    ...(draft.login.length > LOGIN_MAX ? [tooLong] : []),
    ...passwordLengthProblems('passwd', draft.password),
  ];
}

/** What is stored of a person whoever fills the form in. */
export function openData({ lastName, firstName, middleName, code, email, phone }: UserDraft) {
  return { lastName, firstName, middleName, taxCode: code, email, phone };
}

/** What a person tells about himself alone. @param answerHash null leaves the secret answer as it is */
export function securityData({ login, secretQuestion }: UserDraft, answerHash: string | null) {
  return { login, secretQuestion, ...(answerHash !== null && { secretAnswerHash: answerHash }) };
}

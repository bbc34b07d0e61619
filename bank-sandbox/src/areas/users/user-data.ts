import type { Problem } from '@ncb/shared-kernel/domain';
import { isListedPassword } from '@ncb/shared-kernel/domain/common-passwords';
import { normaliseCode, normalisePassport } from '@ncb/shared-kernel/domain/identifiers';
import {
  checkUserForm,
  joinFullName,
  normalisePhone,
  type PasswordOwner,
  type UserDraft,
  type UserFormMode,
} from '@ncb/shared-kernel/domain/rules';
import { LOGIN_MAX } from '../identity/limits';
import { checkPasswordLength } from '../identity/new-password';

export function normaliseUser(draft: UserDraft): UserDraft {
  const isPassport = draft.hasCode === false || /^\D{2}/.test(draft.code.trim());
  return {
    ...draft,
    code: isPassport ? normalisePassport(draft.code) : normaliseCode(draft.code),
    phone: normalisePhone(draft.phone),
    email: draft.email.trim(),
  };
}

export function checkUser(draft: UserDraft, mode: UserFormMode, owner: PasswordOwner): readonly Problem[] {
  if (mode === 'other') return checkUserForm(draft, mode);
  const tooLong = { field: 'login', key: 'tooLongText', params: { max: String(LOGIN_MAX) } } as const;
  return [
    ...checkUserForm(draft, mode, { owner, isListed: isListedPassword }),
    ...(draft.login.length > LOGIN_MAX ? [tooLong] : []),
    ...checkPasswordLength('password', draft.password),
  ];
}

export function toOpenData({ lastName, firstName, middleName, code, email, phone }: UserDraft) {
  return { lastName, firstName, middleName, taxCode: code, email, phone };
}

export type OpenData = ReturnType<typeof toOpenData>;

const OPEN_FIELDS = ['lastName', 'firstName', 'middleName', 'taxCode', 'email', 'phone'] as const;

const NAME_FIELDS: readonly string[] = ['lastName', 'firstName', 'middleName'];

export function getChangedData(before: OpenData, requested: OpenData): Partial<OpenData> {
  const isRenamed = joinFullName(before) !== joinFullName(requested);
  const isChanged = (name: (typeof OPEN_FIELDS)[number]) =>
    NAME_FIELDS.includes(name) ? isRenamed : requested[name] !== before[name];
  return Object.fromEntries(OPEN_FIELDS.filter(isChanged).map((name) => [name, requested[name]]));
}

export function pickPersonalData(change: Partial<OpenData>): Partial<OpenData> {
  return Object.fromEntries(OPEN_FIELDS.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]])));
}

/** @param answerHash null keeps the secret answer */
export function toSecurityData({ login, secretQuestion }: UserDraft, answerHash: string | null) {
  return { login, secretQuestion, ...(answerHash !== null && { secretAnswerHash: answerHash }) };
}

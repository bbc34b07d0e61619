import type { PersonInfo } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { normaliseCode, normalisePassport } from '@ncb/shared-kernel/domain/identifiers';
import {
  checkUserForm,
  getFixedRight,
  joinFullName,
  normalisePhone,
  getAllowedRights,
  splitFullName,
  type UserDraft,
  type UserFormMode,
} from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import type { Role, SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';

/** Values of a user form as typed, the name in one field. */
export interface EmployeeValues {
  readonly fullName: string;
  readonly code: string;
  readonly hasCode: boolean;
  readonly role: Role | null;
  readonly signatureRight: SignatureRight | null;
  readonly isAdministrator: boolean;
  readonly position: string;
  readonly login: string;
  readonly password: string;
  readonly confirmation: string;
  readonly secretQuestion: string;
  readonly secretAnswer: string;
  readonly email: string;
  readonly phone: string;
  readonly consent: boolean;
}

export const EMPTY_EMPLOYEE: EmployeeValues = {
  fullName: '',
  code: '',
  hasCode: true,
  role: null,
  signatureRight: null,
  isAdministrator: false,
  position: '',
  login: '',
  password: '',
  confirmation: '',
  secretQuestion: '',
  secretAnswer: '',
  email: '',
  phone: '',
  consent: false,
};

/** Returns form values of an existing user; the password is empty, i.e. unchanged. */
export function toEmployeeValues(person: PersonInfo): EmployeeValues {
  const { code, role, signatureRight, isAdministrator, position, login, secretQuestion, secretAnswer } = person;
  const isPassport = /\D/.test(code) || code.length === 9;
  return {
    ...EMPTY_EMPLOYEE,
    code,
    role,
    signatureRight,
    isAdministrator,
    position,
    login,
    secretQuestion,
    secretAnswer,
    fullName: joinFullName(person),
    hasCode: !isPassport,
    email: person.email,
    phone: person.phone,
  };
}

/** Merges stored values with what the user typed after sending. */
export function mergeTyped(stored: EmployeeValues, submitted: EmployeeValues, typed: EmployeeValues): EmployeeValues {
  if (typed === submitted) return stored;
  const changed = Object.entries(typed).filter(([name, value]) => submitted[name as keyof EmployeeValues] !== value);
  return { ...stored, ...Object.fromEntries(changed) };
}

export function toUserDraft(values: EmployeeValues): UserDraft {
  const { fullName, code, position, secretQuestion, secretAnswer, email, phone, login, ...others } = values;
  return {
    ...others,
    ...splitFullName(tidyLine(fullName)),
    code: values.hasCode ? normaliseCode(code) : normalisePassport(code),
    position: tidyLine(position),
    login: login.trim(),
    secretQuestion: tidyLine(secretQuestion),
    secretAnswer: tidyLine(secretAnswer),
    email: email.trim(),
    phone: normalisePhone(phone),
  };
}

const NAME_PARTS: readonly string[] = ['lastName', 'firstName', 'middleName'];

/** Returns the form field of a problem: the parts of a name share a field. */
export function getFormField(field: string): string {
  return NAME_PARTS.includes(field) ? 'fullName' : field;
}

export function getEmployeeProblems(values: EmployeeValues, mode: UserFormMode): readonly Problem[] {
  const isNamed = tidyLine(values.fullName) !== '';
  return checkUserForm(toUserDraft(values), mode).map((problem) => {
    const field = getFormField(problem.field);
    // A name of one word is not empty: the other words are missing.
    const isShort = field === 'fullName' && isNamed && problem.key === 'emptyField';
    return { ...problem, field, ...(isShort && { key: 'incorrectFullName' as const }) };
  });
}

/** Sets the role and adapts the signature right: fixed for an operator, cleared if the new role does not allow it. */
export function withRole(values: EmployeeValues, role: Role | null): EmployeeValues {
  if (role === null) return { ...values, role };
  const { signatureRight } = values;
  const isStillAllowed = signatureRight !== null && getAllowedRights(role).includes(signatureRight);
  return { ...values, role, signatureRight: getFixedRight(role) ?? (isStillAllowed ? signatureRight : null) };
}

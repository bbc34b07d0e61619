import type { PersonInfo } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { normaliseCode, normalisePassport } from '@ncb/shared-kernel/domain/identifiers';
import {
  checkUserForm,
  fixedRight,
  joinFullName,
  normalisePhone,
  rightsOf,
  splitFullName,
  type UserDraft,
  type UserFormMode,
} from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import type { Role, SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';

/** The user form as it is typed: the name in one field, everything as its control holds it. */
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

/** A person whom the bank knows, for the form; the password stays as it is until another is typed. */
export function valuesOfPerson(person: PersonInfo): EmployeeValues {
  const { code, role, signatureRight, isAdministrator, position, login, secretQuestion, secretAnswer } = person;
  const isPassport = /\D/.test(code) || code.length === 9;
  return {
    ...EMPTY_EMPLOYEE,
    ...{ code, role, signatureRight, isAdministrator, position, login, secretQuestion, secretAnswer },
    fullName: joinFullName(person),
    hasCode: !isPassport,
    email: person.email,
    phone: person.phone,
  };
}

/** What the bank has now, with what was typed since it was sent. */
export function withTyped(stored: EmployeeValues, sent: EmployeeValues, typed: EmployeeValues): EmployeeValues {
  if (typed === sent) return stored;
  const changed = Object.entries(typed).filter(([name, value]) => sent[name as keyof EmployeeValues] !== value);
  return { ...stored, ...Object.fromEntries(changed) };
}

/** What is checked and sent of what is typed. */
export function draftOfEmployee(values: EmployeeValues): UserDraft {
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

const NAME_PARTS: readonly string[] = ['lastname', 'firstname', 'middlename'];

/** The field under which a problem of the rules or of the bank is shown: the parts of a name have one field. */
export function fieldShown(field: string): string {
  return NAME_PARTS.includes(field) ? 'fullname' : field;
}

/** All that is wrong with the form, by the fields of the screen, in their order there. Source: spec 1 §5 */
export function employeeProblems(values: EmployeeValues, mode: UserFormMode): readonly Problem[] {
  const isNamed = tidyLine(values.fullName) !== '';
  return checkUserForm(draftOfEmployee(values), mode).map((problem) => {
    const field = fieldShown(problem.field);
    // The field of a name of one word is filled in: what it lacks is the other words.
    const isShort = field === 'fullname' && isNamed && problem.key === 'emptyField';
    return { ...problem, field, ...(isShort && { key: 'incorrectFullName' as const }) };
  });
}

/**
 * Another role: the operator's right is fixed, and a right that the new role cannot have is taken back. Where a role can
 * have several, none is chosen for the user.
 */
export function withRole(values: EmployeeValues, role: Role | null): EmployeeValues {
  if (role === null) return { ...values, role };
  const { signatureRight } = values;
  const isKept = signatureRight !== null && rightsOf(role).includes(signatureRight);
  return { ...values, role, signatureRight: fixedRight(role) ?? (isKept ? signatureRight : null) };
}

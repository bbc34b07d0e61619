import type { UserDraft } from '../../domain/rules';
import { PayrollAccess, Role, SignatureRight, UserChangeKind, UserKeyState, UserStatus } from '../../domain/vocabulary';
import { call } from './call';
import {
  date,
  flag,
  id,
  list,
  nullable,
  moment,
  oneOf,
  optional,
  withDefault,
  text,
  whole,
  word,
  type Value,
} from './codec';
import { fieldName } from './field-names';
import { at, jsonAt, record } from './record';
import { rightsEnd } from './rights-end';
import { session } from './sessions';
import { rightOrNone, roleOrNone, userData, userFields } from './user-data';

const nothing = record({});

/** Ours: result of a user action. */
const userActionAnswer = record({
  /** The action grants power and takes effect after a second manager's approval. */
  waits: at('waits', withDefault(flag, false)),
});

/** Ours: change that grants power and awaits a second manager; null for fields that stay unchanged. */
const userChange = record({
  id: at('change_id', id),
  /** Declaration that a second manager signs to approve; null for users who may not. */
  declarationId: at('declaration_id', nullable(id)),
  kind: at('kind', word(Object.values(UserChangeKind))),
  role: at('role_ref', roleOrNone),
  signatureRight: at('signature', rightOrNone),
  payrollAccess: at('payroll_access', nullable(oneOf(Object.values(PayrollAccess)))),
  isAdministrator: at('is_admin', nullable(flag)),
  rightsUntil: at('rights_until', rightsEnd),
  email: at('email', nullable(text)),
  phone: at('phone', nullable(text)),
  /** New full name; absent if unchanged. */
  name: at('name', optional(text)),
  taxCode: at('inn', optional(text)),
  askedBy: at('asked_by', text),
  askedAt: at('asked_at', moment),
  /** True if the caller may approve or refuse: they are neither the requester nor the user concerned. */
  waitsForMe: at('waits_for_me', flag),
  /** True if the caller is the requester and may withdraw it. */
  isMine: at('is_mine', flag),
});

/** Row of the user list. The journal's user filter needs only id, name and company; other fields are optional. */
const userRow = record({
  id: at('user_id', id),
  name: at('user_name', text),
  position: at('user_position', withDefault(text, '')),
  status: at('user_status', nullable(oneOf(Object.values(UserStatus)))),
  role: at('user_role', roleOrNone),
  signatureRight: at('user_sign_right', rightOrNone),
  taxCode: at('user_inn', withDefault(text, '')),
  company: at('user_company', withDefault(text, '')),
  companies: at('user_companies', withDefault(list(id), [])),
  /** Access to this product is granted; rows without it are red. */
  isGranted: at('ncb_status', withDefault(flag, true)),
  /** Ours: the user's access to payrolls. */
  payrollAccess: at('payroll_access', withDefault(oneOf(Object.values(PayrollAccess)), PayrollAccess.none)),
  isAdministrator: at('is_admin', withDefault(flag, false)),
  /** Ours, and only for user managers, as all fields below: time of the last sign-in; null for never. */
  lastSignIn: at('last_login', nullable(moment)),
  keyState: at('key_state', nullable(word(Object.values(UserKeyState)))),
  /** Refused sign-in attempts with this login since then. */
  failedSignIns: at('failed_logins', optional(whole)),
  /** Latest last day of the user's active keys. */
  keyUntil: at('key_until', nullable(date)),
  /** Last day of the user's rights; absent if unlimited. */
  rightsUntil: at('rights_until', optional(date)),
  changes: at('changes', withDefault(list(userChange), [])),
});

/** Users of the company, or of all companies if a director requests it. */
export const listUsers = call({
  method: 'GET',
  path: '/get_users_list',
  summary: 'Users',
  request: record({ needAll: at('need_all', withDefault(flag, false)) }),
  answer: record({ users: at('users', list(userRow)) }),
});

const rights = {
  userId: at('tgt_user_id', id),
  role: at('role_ref', oneOf(Object.values(Role))),
  signatureRight: at('signature', oneOf(Object.values(SignatureRight))),
  position: at('position', text),
} as const;

/** Ours: further fields of the rights dialog; absent ones stay unchanged. */
const moreRights = {
  payrollAccess: at('payroll_access', optional(oneOf(Object.values(PayrollAccess)))),
  isAdministrator: at('is_admin', optional(flag)),
  rightsUntil: at('rights_until', rightsEnd),
} as const;

const rightsToSet = record({ ...rights, ...moreRights });

/** Adds an existing user to the company. */
export const addUser = call({
  method: 'POST',
  path: '/add_user',
  summary: 'Add an existing user to the company',
  problemField: fieldName(rightsToSet),
  request: rightsToSet,
  answer: userActionAnswer,
});

export const changeUserRights = call({
  method: 'POST',
  path: '/change_user_rights',
  summary: 'Change a user’s role, right to sign and position',
  problemField: fieldName(rightsToSet),
  request: rightsToSet,
  answer: userActionAnswer,
});

/**
 * Sets a user's access to payrolls; recorded in the journal. Source: docs/requirements/payroll.md#who-sees-salaries.
 */
export const changePayrollAccess = call({
  method: 'POST',
  path: '/change_payroll_access',
  summary: 'Change what a user sees of payrolls',
  origin: 'ours',
  request: record({
    userId: at('tgt_user_id', id),
    access: at('payroll_access', oneOf(Object.values(PayrollAccess))),
  }),
  answer: userActionAnswer,
});

/** Revokes a user's rights in the company (the dialog's pseudo-role). The specification sends the other fields too. */
export const revokeUserRights = call({
  method: 'POST',
  path: '/revoke_user_rights',
  summary: 'Take a user’s rights away',
  request: record({
    userId: rights.userId,
    role: at('role_ref', roleOrNone),
    signatureRight: at('signature', rightOrNone),
    position: at('position', withDefault(text, '')),
  }),
  answer: nothing,
});

/** Locks (3), unlocks (2) or deletes (4) a user. */
export const changeUserStatus = call({
  method: 'POST',
  path: '/change_user_status',
  summary: 'Lock, unlock or delete a user',
  request: record({
    userId: at('tgt_user', id),
    status: at('status_ref', oneOf([UserStatus.active, UserStatus.blocked, UserStatus.inactive])),
  }),
  answer: userActionAnswer,
});

const personInfo = record({
  lastName: at('LASTNAME', withDefault(text, '')),
  firstName: at('FIRSTNAME', withDefault(text, '')),
  middleName: at('MIDDLENAME', withDefault(text, '')),
  code: at('CODE', withDefault(text, '')),
  position: at('POSITION', withDefault(text, '')),
  role: at('ROLE_REF', roleOrNone),
  signatureRight: at('SIGNATURE_REF', rightOrNone),
  secretAnswer: at('SECRET_ANSW', withDefault(text, '')),
  secretQuestion: at('SECRET_QUEST', withDefault(text, '')),
  login: at('LOGIN', withDefault(text, '')),
  email: at('EMAIL', withDefault(text, '')),
  phone: at('PHONE', withDefault(text, '')),
  isAdministrator: at('IS_ADMIN', withDefault(flag, false)),
});

/**
 * Data of one user for the form; another user's login and secrets are empty. The bank stores secret answers hashed:
 * `KEPT_SECRET_ANSWER` (ours) stands for an unchanged one.
 */
export const getPersonInfo = call({
  method: 'GET',
  path: '/get_person_info',
  summary: 'One user',
  request: record({ userId: at('requested_uid', id) }),
  answer: record({
    person: at('user_info', personInfo),
    /** Ours: new personal data that await a second manager. */
    changes: at('changes', withDefault(list(userChange), [])),
  }),
});

const changedUser = record({
  userId: at('requested_uid', id),
  ...userFields,
  /** Refused if it differs from the user's value: rights have their own call. Absent for unchanged. */
  isAdministrator: at('isAdmin', optional(flag)),
  /** Ours: required to change one's own login, password, secret question or answer. */
  oldPassword: at('old_pwd', optional(text)),
});

/**
 * Changes a user's data; an empty password keeps the current one. `requested_uid` is that of the page's address. The
 * specification sends the fields in the query.
 */
export const changeUserInfo = call({
  method: 'POST',
  path: '/change_user_info',
  summary: 'Change a user’s data',
  alsoInQuery: true,
  problemField: fieldName(changedUser),
  request: changedUser,
  answer: userActionAnswer,
});

/**
 * Registers a user: in the public wizard with reference and token of `register_company`, or by a director or
 * administrator. `certificate` is the certificate request of the new key, `signature` is made with it over the text of
 * `data`. Names other than `data`, `sign` and `cert` are ours.
 */
export const registerUser = call({
  method: 'POST',
  path: '/register_user',
  summary: 'Register a new user',
  access: 'public',
  acceptsIdempotencyKey: true,
  problemField: fieldName(userData),
  request: record({
    user: jsonAt('data', userData),
    signature: at('sign', withDefault(text, '')),
    certificate: at('cert', withDefault(text, '')),
    companyRef: at('clnt_ref', nullable(id)),
    token: at('reg_token', nullable(text)),
  }),
  answer: record({ userId: at('user_id', nullable(id)) }),
});

/** Ours: refuses a waiting change (manager) or withdraws it (requester); approval is by signing its declaration. */
export const decideUserChange = call({
  method: 'POST',
  path: '/decide_user_change',
  summary: 'Decide a waiting change of a user',
  origin: 'ours',
  request: record({
    changeId: at('change_id', id),
    decision: at('decision', word(['refuse', 'withdraw'])),
  }),
  answer: nothing,
});

/** Ours: sessions of a user of the company, for user managers. */
export const listUserSessions = call({
  method: 'GET',
  path: '/get_user_sessions',
  summary: 'Where a user is signed in',
  origin: 'ours',
  request: record({ userId: at('tgt_user_id', id) }),
  answer: record({ sessions: at('sessions', list(session)) }),
});

/** Ours: ends all sessions of a user of the company, except the caller's own. */
export const endUserSessions = call({
  method: 'POST',
  path: '/end_user_sessions',
  summary: 'Sign a user out everywhere',
  origin: 'ours',
  request: record({ userId: at('tgt_user_id', id) }),
  answer: nothing,
});

export type UserChange = Value<typeof userChange>;
/** Returns the text that the new key signs: `data` of `register_user` as it is sent. */
export function getRegisteredUserText(user: UserDraft): string {
  return JSON.stringify(userData.encode(user));
}

export type UserRow = Value<typeof userRow>;
export type PersonInfo = Value<typeof personInfo>;

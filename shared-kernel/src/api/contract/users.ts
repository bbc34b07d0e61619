import type { UserDraft } from '../../domain/rules';
import { PayrollAccess, Role, SignatureRight, UserChangeKind, UserKeyState, UserStatus } from '../../domain/vocabulary';
import { call } from './call';
import { date, flag, id, list, maybe, moment, oneOf, optional, or, text, whole, word, type Value } from './codec';
import { at, jsonAt, record } from './record';
import { rightsEnd } from './rights-end';
import { session } from './sessions';
import { rightOrNone, roleOrNone, userData, userFields } from './user-data';

const nothing = record({});

/** Ours: what an act on a user came to. */
const actAnswer = record({
  /** It gives power, and acts when a second manager has agreed. */
  waits: at('waits', or(flag, false)),
});

/** Ours: a change that gives power and waits for a second manager; null stands for what it leaves alone. */
const userChange = record({
  id: at('change_id', id),
  /** The declaration that a second manager signs to agree; null for those who may not. */
  declarationId: at('declaration_id', maybe(id)),
  kind: at('kind', word(Object.values(UserChangeKind))),
  role: at('role_ref', roleOrNone),
  signatureRight: at('signature', rightOrNone),
  payrollAccess: at('payroll_access', maybe(oneOf(Object.values(PayrollAccess)))),
  isAdministrator: at('is_admin', maybe(flag)),
  rightsUntil: at('rights_until', rightsEnd),
  email: at('email', maybe(text)),
  phone: at('phone', maybe(text)),
  /** His new name, in full; absent where it stays. */
  name: at('name', optional(text)),
  taxCode: at('inn', optional(text)),
  /** Short name of who asked for it. */
  askedBy: at('asked_by', text),
  askedAt: at('asked_at', moment),
  /** The caller may agree or refuse: neither he nor the person whom it is about asked for it. */
  waitsForMe: at('waits_for_me', flag),
  /** The caller asked for it and may take it back. */
  isMine: at('is_mine', flag),
});

/** A row of the user list. The journal's picker needs only id, name and company, so the rest may be missing. */
const userRow = record({
  id: at('user_id', id),
  name: at('user_name', text),
  position: at('user_position', or(text, '')),
  status: at('user_status', maybe(oneOf(Object.values(UserStatus)))),
  role: at('user_role', roleOrNone),
  signatureRight: at('user_sign_right', rightOrNone),
  taxCode: at('user_inn', or(text, '')),
  company: at('user_company', or(text, '')),
  /** References of all companies he works for. */
  companies: at('user_companies', or(list(id), [])),
  /** Access to this product is granted; without it the row is red. */
  isGranted: at('ncb_status', or(flag, true)),
  /** Ours: what he sees of the company's payrolls. */
  payrollAccess: at('payroll_access', or(oneOf(Object.values(PayrollAccess)), PayrollAccess.none)),
  isAdministrator: at('is_admin', or(flag, false)),
  /** Ours, from here on only for those who manage users: when the person signed in last; null where never. */
  lastSignIn: at('last_login', maybe(moment)),
  keyState: at('key_state', maybe(word(Object.values(UserKeyState)))),
  /** How often signing in by his login was refused since. */
  failedSignIns: at('failed_logins', optional(whole)),
  /** The end of the longest of his active keys. */
  keyUntil: at('key_until', maybe(date)),
  /** The last day of his rights; not named where they do not end. */
  rightsUntil: at('rights_until', optional(date)),
  changes: at('changes', or(list(userChange), [])),
});

/** The users of the company, or of all companies for a director who asks so. */
export const listUsers = call({
  method: 'GET',
  path: '/get_users_list',
  summary: 'Users',
  request: record({ needAll: at('need_all', or(flag, false)) }),
  answer: record({ users: at('users', list(userRow)) }),
});

const rights = {
  userId: at('tgt_user_id', id),
  role: at('role_ref', oneOf(Object.values(Role))),
  signatureRight: at('signature', oneOf(Object.values(SignatureRight))),
  position: at('position', text),
} as const;

/** Ours: what the rights dialog asks besides; what is missing stays as it is. */
const moreRights = {
  payrollAccess: at('payroll_access', optional(oneOf(Object.values(PayrollAccess)))),
  isAdministrator: at('is_admin', optional(flag)),
  rightsUntil: at('rights_until', rightsEnd),
} as const;

/** Adds an existing user to the company. */
export const addUser = call({
  method: 'POST',
  path: '/add_user',
  summary: 'Add an existing user to the company',
  request: record({ ...rights, ...moreRights }),
  answer: actAnswer,
});

export const changeUserRights = call({
  method: 'POST',
  path: '/change_user_rights',
  summary: 'Change a user’s role, right to sign and position',
  request: record({ ...rights, ...moreRights }),
  answer: actAnswer,
});

/** Says what a user sees of the company's payrolls; an action of the journal. Source: reference/areas B7 */
export const changePayrollAccess = call({
  method: 'POST',
  path: '/change_payroll_access',
  summary: 'Change what a user sees of payrolls',
  origin: 'ours',
  request: record({
    userId: at('tgt_user_id', id),
    access: at('payroll_access', oneOf(Object.values(PayrollAccess))),
  }),
  answer: actAnswer,
});

/** Takes a user's rights in the company away: the dialog's pseudo-role. The specification sends the other fields too. */
export const revokeUserRights = call({
  method: 'POST',
  path: '/revoke_user_rights',
  summary: 'Take a user’s rights away',
  request: record({
    userId: rights.userId,
    role: at('role_ref', roleOrNone),
    signatureRight: at('signature', rightOrNone),
    position: at('position', or(text, '')),
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
  answer: actAnswer,
});

const personInfo = record({
  lastName: at('LASTNAME', or(text, '')),
  firstName: at('FIRSTNAME', or(text, '')),
  middleName: at('MIDDLENAME', or(text, '')),
  code: at('CODE', or(text, '')),
  position: at('POSITION', or(text, '')),
  role: at('ROLE_REF', roleOrNone),
  signatureRight: at('SIGNATURE_REF', rightOrNone),
  secretAnswer: at('SECRET_ANSW', or(text, '')),
  secretQuestion: at('SECRET_QUEST', or(text, '')),
  login: at('LOGIN', or(text, '')),
  email: at('EMAIL', or(text, '')),
  phone: at('PHONE', or(text, '')),
  isAdministrator: at('IS_ADMIN', or(flag, false)),
});

/**
 * One person for the user form; login and secrets of another person come empty. The bank keeps answers hashed: in the
 * place of one's own stands `KEPT_SECRET_ANSWER` (ours), which `change_user_info` takes for "as it was".
 */
export const getPersonInfo = call({
  method: 'GET',
  path: '/get_person_info',
  summary: 'One user',
  request: record({ userId: at('requested_uid', id) }),
  answer: record({
    person: at('user_info', personInfo),
    /** Ours: new personal data that wait for a second manager. */
    changes: at('changes', or(list(userChange), [])),
  }),
});

/**
 * Changes a person's data; an empty password leaves it. `requested_uid` is that of the page's address. The specification
 * sends the fields in the query.
 */
export const changeUserInfo = call({
  method: 'POST',
  path: '/change_user_info',
  summary: 'Change a user’s data',
  alsoInQuery: true,
  request: record({
    userId: at('requested_uid', id),
    ...userFields,
    /** Refused where it is another than the user has: rights have a call of their own. Left out, it stays. */
    isAdministrator: at('isAdmin', optional(flag)),
    /** Ours: asked for where login, password, secret question or answer of one's own become others. */
    oldPassword: at('old_pwd', optional(text)),
  }),
  answer: actAnswer,
});

/**
 * Registers a person: in the public wizard with the reference and the token that `register_company` gave, in the
 * working area by a director or administrator for the company he acts for. `certificate` is the certificate request of
 * the person's new key, `signature` is made with that key over the text of `data`. Answer and names beside `data`,
 * `sign` and `cert` are ours.
 */
export const registerUser = call({
  method: 'POST',
  path: '/register_user',
  summary: 'Register a new user',
  access: 'public',
  acceptsIdempotencyKey: true,
  request: record({
    user: jsonAt('data', userData),
    signature: at('sign', or(text, '')),
    certificate: at('cert', or(text, '')),
    companyRef: at('clnt_ref', maybe(id)),
    token: at('reg_token', maybe(text)),
  }),
  answer: record({ userId: at('user_id', maybe(id)) }),
});

/** Ours: a manager refuses a waiting change, whoever asked takes it back; a second manager agrees by signing its declaration. */
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

/** Ours: where a user of the company is signed in, for those who manage users. */
export const listUserSessions = call({
  method: 'GET',
  path: '/get_user_sessions',
  summary: 'Where a user is signed in',
  origin: 'ours',
  request: record({ userId: at('tgt_user_id', id) }),
  answer: record({ sessions: at('sessions', list(session)) }),
});

/** Ours: signs a user of the company out everywhere; the own session that asks goes on. */
export const endUserSessions = call({
  method: 'POST',
  path: '/end_user_sessions',
  summary: 'Sign a user out everywhere',
  origin: 'ours',
  request: record({ userId: at('tgt_user_id', id) }),
  answer: nothing,
});

export type UserChange = Value<typeof userChange>;
/** The text that the new key signs: `data` of `register_user` as it is sent. */
export function registeredUserText(user: UserDraft): string {
  return JSON.stringify(userData.encode(user));
}

export type UserRow = Value<typeof userRow>;
export type PersonInfo = Value<typeof personInfo>;

import {
  ACCESS_MODES,
  CompanyStatus,
  PayrollAccess,
  Role,
  SignatureRight,
  SignScheme,
  UserStatus,
} from '../../domain/vocabulary';
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
import { at, record } from './record';
import { userSettings } from './settings';

const userStatus = oneOf(Object.values(UserStatus));
const companyStatus = oneOf(Object.values(CompanyStatus));
const nothing = record({});

/** Answer of sign-in: after the password where the code went, after the code the user's status. */
export const signInAnswer = record({
  userStatus: at('status_ref', nullable(userStatus)),
  /** Ours: the second factor is required. */
  codeRequired: at('code_required', withDefault(flag, false)),
  /** Ours: masked phone number that received the code. */
  codeSentTo: at('code_sent_to', nullable(text)),
  /** Ours: seconds until another code may be requested. */
  resendAfter: at('resend_after', nullable(whole)),
});

/**
 * Sign-in in two steps. SMS: `login`, `pwd`, `tfa` = sms, then `tfa` = sms, `code`; a cookie identifies the half-open
 * session (the specification does not show these fields). Key: `tfa` = key, then `login_challenge`, then `tfa` = key
 * with `cnonce` and `signature`. Refusals have the codes of docs/requirements/shell-accounts-admin.md#sign-in-codes.
 * Source: docs/requirements/shell-accounts-admin.md#sign-in-calls.
 */
export const login = call({
  method: 'POST',
  path: '/login',
  summary: 'Sign in: password, then the code sent by SMS or a signature',
  access: 'public',
  // In a problem the password has another name than in the request.
  problemField: fieldName(record({ password: at('passwd', text) })),
  request: record({
    login: at('login', nullable(text)),
    password: at('pwd', nullable(text)),
    secondFactor: at('tfa', withDefault(word(['sms', 'key']), 'sms')),
    code: at('code', nullable(text)),
    /** Random text of the client in the signed text, so that the bank alone does not determine it. */
    clientNonce: at('cnonce', optional(text)),
    /** CAdES-BES over the sign-in text, DER in base64, including the certificate. */
    signature: at('signature', optional(text)),
  }),
  answer: signInAnswer,
});

/** Ours: sends another SMS code in the half-open session, not before `resend_after` has passed. */
export const resendCode = call({
  method: 'POST',
  path: '/resend_code',
  summary: 'Send a new SMS code',
  origin: 'ours',
  access: 'halfSignedIn',
  request: nothing,
  answer: signInAnswer,
});

export const logout = call({
  method: 'POST',
  path: '/do_logout',
  summary: 'End the session',
  access: 'user',
  request: nothing,
  answer: nothing,
});

/** Second name of `do_logout` in the specification. */
export const logoutAlias = call({
  method: 'POST',
  path: '/logout',
  summary: 'End the session (another name)',
  access: 'user',
  request: nothing,
  answer: nothing,
});

/**
 * Keep-alive every 60 s; not an activity itself. `idle` is ours: seconds since the user's last activity, so that a user
 * filling in a long form is not signed out.
 */
export const ping = call({
  method: 'POST',
  path: '/ping',
  summary: 'Keep the session alive',
  access: 'user',
  isBackground: true,
  request: record({ idleSeconds: at('idle', nullable(whole)) }),
  answer: nothing,
});

const currentUser = record({
  userId: at('userId', id),
  role: at('roleRef', oneOf(Object.values(Role))),
  status: at('status', userStatus),
  firstName: at('userFirstName', text),
  middleName: at('userMiddleName', withDefault(text, '')),
  lastName: at('userLastName', text),
  lastLogin: at('lastLoginTime', nullable(moment)),
  passwordExpires: at('pwdExpires', nullable(date)),
  /** Ours: last valid day of the user's signing key; null without a key or for a blocked one. */
  keyUntil: at('keyUntil', nullable(date)),
  rightsValid: at('rightsValid', flag),
  /** Ours: last day of the user's rights in the company; absent if unlimited. */
  rightsUntil: at('rightsUntil', optional(date)),
  /** Ours: the user's access to payrolls. */
  payrollAccess: at('payroll_access', withDefault(oneOf(Object.values(PayrollAccess)), PayrollAccess.none)),
  /** Ours: menu mode that the bank has given the user; default the first, which offers everything. */
  accessMode: at('access_mode', withDefault(oneOf(ACCESS_MODES), 0)),
  isAdministrator: at('isAdmin', flag),
  /** Ours: the user's right to sign for this company. */
  signatureRight: at('signature', oneOf(Object.values(SignatureRight))),
  position: at('position', withDefault(text, '')),
  settings: at('settings', userSettings),
});

const companyItem = record({
  ref: at('clientRef', id),
  shortName: at('shortName', text),
  status: at('status', companyStatus),
  /** Ours: registry code, to distinguish companies with equal names. */
  code: at('code', optional(text)),
});

/**
 * Salary project by its transit account; `get_salary_projects` has its terms. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-record.
 */
const salaryProject = record({
  id: at('tran_acn_id', id),
  transitAccount: at('tran_acn_n', withDefault(text, '')),
});

const clientInfo = record({
  bankClientId: at('ncbClientId', id),
  bankCode: at('bankMfo', text),
  /** Ours: name of the bank for screens and documents. */
  bankName: at('bankName', withDefault(text, '')),
  /** Ours: BIC of the bank; '' if unknown. */
  bankSwift: at('bankSwift', withDefault(text, '')),
  companyRef: at('selectedCompanyRef', id),
  companyStatus: at('selectedCompanyStatus', companyStatus),
  /** Ours: number of signatures that the company's documents need. */
  signScheme: at('signScheme', word([SignScheme.one, SignScheme.two])),
  bankDay: at('bankDay', date),
  nextPaymentNumber: at('newPmtNum', whole),
  nextCurrencyPaymentNumber: at('newCurPmtNum', whole),
  nextCurrencyRequestNumber: at('newCurReqNum', whole),
  nextPayrollNumber: at('newPayrollNum', whole),
  user: at('currentUser', currentUser),
  companies: at('companies', list(companyItem)),
  hasPayrollProject: at('hasZpProj', flag),
  salaryProjects: at('zpProjects', optional(list(salaryProject))),
  /** Ours: last valid day of the key of the only user with the first signature; null if there are several. */
  onlyFirstKeyUntil: at('onlyFirstKeyUntil', nullable(date)),
});

/**
 * Session data of one company. Without `clnt_id` the bank chooses the user's first working company, so this is also the
 * first call after sign-in.
 */
export const getUserInfo = call({
  method: 'GET',
  path: '/get_user_info',
  summary: 'User, companies, rights, next numbers, bank day',
  access: 'user',
  request: record({ companyRef: at('clnt_id', nullable(id)) }),
  answer: clientInfo,
});

export type SignInAnswer = Value<typeof signInAnswer>;
export type ClientInfo = Value<typeof clientInfo>;
export type CurrentUser = Value<typeof currentUser>;

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
import { date, flag, id, list, maybe, moment, oneOf, optional, or, text, whole, word, type Value } from './codec';
import { at, record } from './record';
import { userSettings } from './settings';

const userStatus = oneOf(Object.values(UserStatus));
const companyStatus = oneOf(Object.values(CompanyStatus));
const nothing = record({});

/** What sign-in answers: after the password where the code went, after the code the user's status. */
const signInAnswer = record({
  userStatus: at('status_ref', maybe(userStatus)),
  /** Ours: the second factor is still owed. */
  codeRequired: at('code_required', or(flag, false)),
  /** Ours: the masked phone that got the code. */
  codeSentTo: at('code_sent_to', maybe(text)),
  /** Ours: seconds until another code may be asked for. */
  resendAfter: at('resend_after', maybe(whole)),
});

/**
 * Sign-in in two steps. Step 1: `login`, `pwd`, `tfa` = sms; the bank sends a code. Step 2: `tfa` = sms, `code`.
 * The field layout of the SMS variant is not shown by the specification (spec 1 §7): login and password need not be
 * sent again, the half-made session is known by a cookie. Refusals carry the sign-in codes of spec 1 §8.
 * By key: step 1 with `tfa` = key, then `login_challenge`, then `tfa` = key with `cnonce` and `signature`.
 */
export const login = call({
  method: 'POST',
  path: '/login',
  summary: 'Sign in: password, then the code sent by SMS or a signature',
  access: 'public',
  request: record({
    login: at('login', maybe(text)),
    password: at('pwd', maybe(text)),
    secondFactor: at('tfa', or(word(['sms', 'key']), 'sms')),
    code: at('code', maybe(text)),
    /** Random text of the client, part of what is signed, so that the bank alone does not choose it. */
    clientNonce: at('cnonce', optional(text)),
    /** CAdES-BES over the sign-in text, DER in base64; the certificate is in it. */
    signature: at('signature', optional(text)),
  }),
  answer: signInAnswer,
});

/** Ours: another SMS code for the half-made session, at most one in the time that `resend_after` names. */
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

/** The other name of `do_logout`; the specification gives both. */
export const logoutAlias = call({
  method: 'POST',
  path: '/logout',
  summary: 'End the session (another name)',
  access: 'user',
  request: nothing,
  answer: nothing,
});

/**
 * Keep-alive every 60 s; by itself no activity. `idle` is ours: seconds since the person last did something, so that
 * somebody who types a long form without any call is not taken for absent.
 */
export const ping = call({
  method: 'POST',
  path: '/ping',
  summary: 'Keep the session alive',
  access: 'user',
  isBackground: true,
  request: record({ idleSeconds: at('idle', maybe(whole)) }),
  answer: nothing,
});

const currentUser = record({
  userId: at('userId', id),
  role: at('roleRef', oneOf(Object.values(Role))),
  status: at('status', userStatus),
  firstName: at('userFirstName', text),
  middleName: at('userMiddleName', or(text, '')),
  lastName: at('userLastName', text),
  lastLogin: at('lastLoginTime', maybe(moment)),
  passwordExpires: at('pwdExpires', maybe(date)),
  /** Ours: the last day of the key that he signs with; null for nobody's and for a blocked one. */
  keyUntil: at('keyUntil', maybe(date)),
  rightsValid: at('rightsValid', flag),
  /** Ours: the last day of his rights in the company; not named where they do not end. */
  rightsUntil: at('rightsUntil', optional(date)),
  /** Ours: what he sees of the company's payrolls. */
  payrollAccess: at('payroll_access', or(oneOf(Object.values(PayrollAccess)), PayrollAccess.none)),
  /** Ours: which of the menu's modes the bank has given him; the first, which offers everything, where it says nothing. */
  accessMode: at('access_mode', or(oneOf(ACCESS_MODES), 0)),
  isAdministrator: at('isAdmin', flag),
  /** Ours: the user's right to sign for this company. */
  signatureRight: at('signature', oneOf(Object.values(SignatureRight))),
  position: at('position', or(text, '')),
  settings: at('settings', userSettings),
});

const companyItem = record({
  ref: at('clientRef', id),
  shortName: at('shortName', text),
  status: at('status', companyStatus),
  /** Ours: the code in the state's register, by which companies of one name are told apart. */
  code: at('code', optional(text)),
});

/** A salary project by its transit account; its terms are told by `get_salary_projects`. Source: spec 3 §3 */
const salaryProject = record({
  id: at('tran_acn_id', id),
  transitAccount: at('tran_acn_n', or(text, '')),
});

const clientInfo = record({
  bankClientId: at('ncbClientId', id),
  bankCode: at('bankMfo', text),
  /** Ours: the bank's name for screens and documents. */
  bankName: at('bankName', or(text, '')),
  /** Ours: the bank's own BIC; '' where the bank does not tell it. */
  bankSwift: at('bankSwift', or(text, '')),
  companyRef: at('selectedCompanyRef', id),
  companyStatus: at('selectedCompanyStatus', companyStatus),
  /** Ours: how many signatures the company's documents need. */
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
  /** Ours: the last day of the key of the only person who can put a first signature; null where several can. */
  onlyFirstKeyUntil: at('onlyFirstKeyUntil', maybe(date)),
});

/**
 * The session's data for one company. Without `clnt_id` the bank chooses the user's first working company, so this is
 * also the first call after sign-in.
 */
export const getUserInfo = call({
  method: 'GET',
  path: '/get_user_info',
  summary: 'User, companies, rights, next numbers, bank day',
  access: 'user',
  request: record({ companyRef: at('clnt_id', maybe(id)) }),
  answer: clientInfo,
});

export type SignInAnswer = Value<typeof signInAnswer>;
export type ClientInfo = Value<typeof clientInfo>;
export type CurrentUser = Value<typeof currentUser>;

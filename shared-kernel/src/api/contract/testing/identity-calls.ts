import fc from 'fast-check';
import {
  ACCESS_MODES,
  CompanyStatus,
  PayrollAccess,
  Role,
  SignatureRight,
  SignScheme,
  UserStatus,
} from '../../../domain/vocabulary';
import type { RequestOf } from '../call';
import {
  getUserInfo,
  login,
  logout,
  logoutAlias,
  ping,
  resendCode,
  type ClientInfo,
  type CurrentUser,
  type SignInAnswer,
} from '../identity';
import { loginChallenge } from '../login-challenge';
import { askLostKeyCode, blockLostKeys } from '../lost-keys';
import { changePassword } from '../password';
import { endSession, listSessions, type UserSession } from '../sessions';
import {
  anyDate,
  anyFlag,
  anyId,
  anyMoment,
  anyOf,
  anyText,
  anyWhole,
  filledText,
  listOf,
  nullable,
  nothing,
  recordOf,
} from './generators';
import { roundTrip } from './round-trip';
import { anySettings } from './settings-calls';

const userStatus = anyOf(Object.values(UserStatus));
const companyStatus = anyOf(Object.values(CompanyStatus));

export const signInAnswers = recordOf<SignInAnswer>({
  userStatus: nullable(userStatus),
  codeRequired: anyFlag,
  codeSentTo: nullable(filledText),
  resendAfter: nullable(anyWhole),
});

const signIns = recordOf<RequestOf<typeof login>>({
  login: nullable(filledText),
  password: nullable(filledText),
  secondFactor: anyOf(['sms', 'key']),
  code: nullable(filledText),
  clientNonce: fc.option(filledText, { nil: undefined }),
  signature: fc.option(filledText, { nil: undefined }),
});

const anyUser = recordOf<CurrentUser>({
  userId: anyId,
  role: anyOf(Object.values(Role)),
  status: userStatus,
  firstName: anyText,
  middleName: anyText,
  lastName: anyText,
  lastLogin: nullable(anyMoment),
  passwordExpires: nullable(anyDate),
  keyUntil: nullable(anyDate),
  rightsValid: anyFlag,
  rightsUntil: fc.option(anyDate, { nil: undefined }),
  payrollAccess: anyOf(Object.values(PayrollAccess)),
  accessMode: anyOf(ACCESS_MODES),
  isAdministrator: anyFlag,
  signatureRight: anyOf(Object.values(SignatureRight)),
  position: anyText,
  settings: anySettings,
});

const clientInfos = recordOf<ClientInfo>({
  bankClientId: anyId,
  bankCode: anyText,
  bankName: anyText,
  bankSwift: anyText,
  companyRef: anyId,
  companyStatus,
  signScheme: anyOf(Object.values(SignScheme)),
  bankDay: anyDate,
  nextPaymentNumber: anyWhole,
  nextCurrencyPaymentNumber: anyWhole,
  nextCurrencyRequestNumber: anyWhole,
  nextPayrollNumber: anyWhole,
  user: anyUser,
  companies: listOf(
    recordOf({
      ref: anyId,
      shortName: anyText,
      status: companyStatus,
      code: fc.option(filledText, { nil: undefined }),
    }),
  ),
  hasPayrollProject: anyFlag,
  salaryProjects: fc.option(listOf(recordOf({ id: anyId, transitAccount: anyText })), { nil: undefined }),
  onlyFirstKeyUntil: nullable(anyDate),
});

export const anySession = recordOf<UserSession>({
  id: anyText,
  started: anyMoment,
  lastActivity: anyMoment,
  address: anyText,
  secondFactor: anyOf(['sms', 'key', 'passkey']),
  program: anyText,
  isCurrent: anyFlag,
});

export const IDENTITY_CALLS = [
  roundTrip(login, signIns, signInAnswers),
  roundTrip(resendCode, nothing, signInAnswers),
  roundTrip(logout, nothing, nothing),
  roundTrip(logoutAlias, nothing, nothing),
  roundTrip(
    loginChallenge,
    nothing,
    recordOf({ challenge: anyText, audience: anyText, lifetimeSeconds: anyWhole, certificates: listOf(anyText) }),
  ),
  roundTrip(askLostKeyCode, recordOf({ login: filledText }), recordOf({ resendAfter: anyWhole })),
  roundTrip(blockLostKeys, recordOf({ code: filledText }), recordOf({ blocked: anyWhole, passkeysRemoved: anyWhole })),
  roundTrip(changePassword, recordOf({ oldPassword: filledText, newPassword: filledText }), nothing),
  roundTrip(ping, recordOf({ idleSeconds: nullable(anyWhole) }), nothing),
  roundTrip(listSessions, nothing, recordOf({ sessions: listOf(anySession) })),
  roundTrip(endSession, recordOf({ id: nullable(filledText) }), nothing),
  roundTrip(getUserInfo, recordOf({ companyRef: nullable(anyId) }), clientInfos),
];

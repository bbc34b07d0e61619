import { CompanyStatus, Role, SignatureRight, SignScheme, UserStatus } from '../../../domain/vocabulary';
import type { RequestOf } from '../call';
import {
  getUserInfo,
  login,
  logout,
  ping,
  resendCode,
  type ClientInfo,
  type CurrentUser,
  type SignInAnswer,
} from '../identity';
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
  maybe,
  nothing,
  recordOf,
} from './generators';
import { roundTrip } from './round-trip';

const userStatus = anyOf(Object.values(UserStatus));
const companyStatus = anyOf(Object.values(CompanyStatus));

const signInAnswers = recordOf<SignInAnswer>({
  userStatus: maybe(userStatus),
  codeRequired: anyFlag,
  codeSentTo: maybe(filledText),
  resendAfter: maybe(anyWhole),
});

const signIns = recordOf<RequestOf<typeof login>>({
  login: maybe(filledText),
  password: maybe(filledText),
  secondFactor: anyOf(['sms', 'key']),
  code: maybe(filledText),
});

const users = recordOf<CurrentUser>({
  userId: anyId,
  role: anyOf(Object.values(Role)),
  status: userStatus,
  firstName: anyText,
  middleName: anyText,
  lastName: anyText,
  lastLogin: maybe(anyMoment),
  passwordExpires: maybe(anyDate),
  rightsValid: anyFlag,
  isAdministrator: anyFlag,
  signatureRight: anyOf(Object.values(SignatureRight)),
  position: anyText,
  settings: recordOf({ timeoutInterval: maybe(anyWhole), showClosed: anyFlag, language: maybe(filledText) }),
});

const clientInfos = recordOf<ClientInfo>({
  bankClientId: anyId,
  bankCode: anyText,
  bankName: anyText,
  companyRef: anyId,
  companyStatus,
  signScheme: anyOf(Object.values(SignScheme)),
  bankDay: anyDate,
  nextPaymentNumber: anyWhole,
  nextCurrencyPaymentNumber: anyWhole,
  nextCurrencyRequestNumber: anyWhole,
  nextPayrollNumber: anyWhole,
  user: users,
  companies: listOf(recordOf({ ref: anyId, shortName: anyText, status: companyStatus })),
  hasPayrollProject: anyFlag,
});

export const IDENTITY_CALLS = [
  roundTrip(login, signIns, signInAnswers),
  roundTrip(resendCode, nothing, signInAnswers),
  roundTrip(logout, nothing, nothing),
  roundTrip(ping, recordOf({ idleSeconds: maybe(anyWhole) }), nothing),
  roundTrip(getUserInfo, recordOf({ companyRef: maybe(anyId) }), clientInfos),
];

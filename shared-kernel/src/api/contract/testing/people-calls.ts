import type { ApprovalPolicy, UserDraft } from '../../../domain/rules';
import {
  DOCUMENT_KINDS,
  PayrollAccess,
  Role,
  SignatureRight,
  TWO_PEOPLE_REASONS,
  UserChangeKind,
  UserKeyState,
  UserStatus,
} from '../../../domain/vocabulary';
import fc from 'fast-check';
import {
  changePaymentRules,
  decidePaymentRules,
  getApprovalNeed,
  getPaymentRules,
  type PaymentRulesChange,
} from '../payment-rules';
import {
  addUser,
  changePayrollAccess,
  changeUserInfo,
  changeUserRights,
  changeUserStatus,
  decideUserChange,
  endUserSessions,
  getPersonInfo,
  listUsers,
  listUserSessions,
  registerUser,
  revokeUserRights,
  type PersonInfo,
  type UserChange,
  type UserRow,
} from '../users';
import {
  anyDate,
  anyFlag,
  anyId,
  anyIds,
  anyMoment,
  anyMoney,
  anyOf,
  anyText,
  anyWhole,
  filledText,
  listOf,
  nullable,
  nothing,
  optionally,
  recordOf,
} from './generators';
import { anySession } from './identity-calls';
import { roundTrip } from './round-trip';

const role = anyOf(Object.values(Role));
const right = anyOf(Object.values(SignatureRight));

const payrollAccess = anyOf(Object.values(PayrollAccess));

/** Last day, null for unlimited, undefined for not stated. */
const rightsEnds = optionally(nullable(anyDate));

const changes = recordOf<UserChange>({
  id: anyId,
  declarationId: nullable(anyId),
  kind: anyOf(Object.values(UserChangeKind)),
  role: nullable(role),
  signatureRight: nullable(right),
  payrollAccess: nullable(payrollAccess),
  isAdministrator: nullable(anyFlag),
  rightsUntil: rightsEnds,
  email: nullable(filledText),
  phone: nullable(filledText),
  name: optionally(filledText),
  taxCode: optionally(filledText),
  askedBy: anyText,
  askedAt: anyMoment,
  waitsForMe: anyFlag,
  isMine: anyFlag,
});

const rows = recordOf<UserRow>({
  id: anyId,
  name: anyText,
  position: anyText,
  status: nullable(anyOf(Object.values(UserStatus))),
  role: nullable(role),
  signatureRight: nullable(right),
  taxCode: anyText,
  company: anyText,
  companies: anyIds,
  isGranted: anyFlag,
  payrollAccess,
  isAdministrator: anyFlag,
  lastSignIn: nullable(anyMoment),
  failedSignIns: optionally(anyWhole),
  keyState: nullable(anyOf(Object.values(UserKeyState))),
  keyUntil: nullable(anyDate),
  rightsUntil: optionally(anyDate),
  changes: listOf(changes),
});

const rights = {
  userId: anyId,
  role,
  signatureRight: right,
  position: filledText,
  payrollAccess: fc.option(payrollAccess, { nil: undefined }),
  isAdministrator: fc.option(anyFlag, { nil: undefined }),
  rightsUntil: rightsEnds,
};

const act = recordOf({ waits: anyFlag });

const persons = recordOf<PersonInfo>({
  lastName: anyText,
  firstName: anyText,
  middleName: anyText,
  code: anyText,
  position: anyText,
  role: nullable(role),
  signatureRight: nullable(right),
  secretAnswer: anyText,
  secretQuestion: anyText,
  login: anyText,
  email: anyText,
  phone: anyText,
  isAdministrator: anyFlag,
});

export const user: { readonly [K in keyof Required<UserDraft>]: fc.Arbitrary<UserDraft[K]> } = {
  lastName: anyText,
  firstName: anyText,
  middleName: anyText,
  code: anyText,
  hasCode: nullable(anyFlag),
  role: nullable(role),
  signatureRight: nullable(right),
  isAdministrator: anyFlag,
  position: anyText,
  login: anyText,
  password: anyText,
  confirmation: fc.option(filledText, { nil: undefined }),
  secretQuestion: anyText,
  secretAnswer: anyText,
  email: anyText,
  phone: anyText,
  consent: anyFlag,
};

const limits = recordOf({ perPayment: nullable(anyMoney), perDay: nullable(anyMoney) });
const policy = recordOf<ApprovalPolicy>({
  onePersonMax: nullable(anyMoney),
  withoutDirectorMax: nullable(anyMoney),
  dayMax: nullable(anyMoney),
  twoPeopleFor: listOf(anyOf(TWO_PEOPLE_REASONS)),
  people: listOf(recordOf({ userId: anyId, dayMax: anyMoney })),
  callBackAbove: nullable(anyMoney),
  coolingHours: nullable(anyWhole),
});
const rulesChanges = recordOf<PaymentRulesChange>({
  id: anyId,
  limits,
  approval: policy,
  reason: anyText,
  askedBy: anyText,
  askedAt: anyMoment,
  declarationId: nullable(anyId),
  isMine: anyFlag,
  outcome: nullable(anyOf(['approved', 'refused', 'withdrawn'] as const)),
  decidedBy: nullable(filledText),
  decidedAt: nullable(anyMoment),
});

export const PEOPLE_CALLS = [
  roundTrip(
    getPaymentRules,
    nothing,
    recordOf({
      limits,
      approval: policy,
      usedToday: anyMoney,
      needsSecond: anyFlag,
      signers: listOf(recordOf({ userId: anyId, name: anyText, right, isDirector: anyFlag })),
      limited: listOf(recordOf({ userId: anyId, name: anyText })),
      changes: listOf(rulesChanges),
    }),
  ),
  roundTrip(
    getApprovalNeed,
    recordOf({
      type: anyOf(DOCUMENT_KINDS),
      amount: anyMoney,
      currencyLetters: filledText,
      receiverAccount: anyText,
    }),
    recordOf({
      twoPeople: listOf(anyOf([...TWO_PEOPLE_REASONS, 'amount', 'day', 'person'] as const)),
      director: anyFlag,
      callBack: anyFlag,
      coolingUntil: nullable(anyMoment),
    }),
  ),
  roundTrip(
    changePaymentRules,
    recordOf({
      perPayment: anyText,
      perDay: anyText,
      reason: anyText,
      approval: fc.option(
        recordOf({
          onePersonMax: anyText,
          withoutDirectorMax: anyText,
          dayMax: anyText,
          twoPeopleFor: listOf(anyOf(TWO_PEOPLE_REASONS)),
          people: listOf(recordOf({ userId: anyId, dayMax: anyText })),
          callBackAbove: anyText,
          coolingHours: anyText,
        }),
        { nil: undefined },
      ),
    }),
    recordOf({ waits: anyFlag }),
  ),
  roundTrip(
    decidePaymentRules,
    recordOf({ changeId: anyId, decision: anyOf(['refuse', 'withdraw'] as const) }),
    nothing,
  ),
  roundTrip(listUsers, recordOf({ needAll: anyFlag }), recordOf({ users: listOf(rows) })),
  roundTrip(addUser, recordOf(rights), act),
  roundTrip(changeUserRights, recordOf(rights), act),
  roundTrip(
    revokeUserRights,
    recordOf({ userId: anyId, role: nullable(role), signatureRight: nullable(right), position: anyText }),
    nothing,
  ),
  roundTrip(changePayrollAccess, recordOf({ userId: anyId, access: payrollAccess }), act),
  roundTrip(changeUserStatus, recordOf({ userId: anyId, status: anyOf([2, 3, 4] as const) }), act),
  roundTrip(decideUserChange, recordOf({ changeId: anyId, decision: anyOf(['refuse', 'withdraw'] as const) }), nothing),
  roundTrip(listUserSessions, recordOf({ userId: anyId }), recordOf({ sessions: listOf(anySession) })),
  roundTrip(endUserSessions, recordOf({ userId: anyId }), nothing),
  roundTrip(getPersonInfo, recordOf({ userId: anyId }), recordOf({ person: persons, changes: listOf(changes) })),
  roundTrip(
    changeUserInfo,
    recordOf({ userId: anyId, ...user, oldPassword: fc.option(filledText, { nil: undefined }) }),
    act,
  ),
  roundTrip(
    registerUser,
    recordOf({
      user: recordOf(user),
      signature: anyText,
      certificate: anyText,
      companyRef: nullable(anyId),
      token: nullable(filledText),
    }),
    recordOf({ userId: nullable(anyId) }),
  ),
];

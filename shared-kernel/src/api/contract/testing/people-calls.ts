import type { UserDraft } from '../../../domain/rules';
import { PayrollAccess, Role, SignatureRight, UserStatus } from '../../../domain/vocabulary';
import fc from 'fast-check';
import {
  addUser,
  changePayrollAccess,
  changeUserInfo,
  changeUserRights,
  changeUserStatus,
  getPersonInfo,
  listUsers,
  registerUser,
  revokeUserRights,
  type PersonInfo,
  type UserRow,
} from '../users';
import { anyFlag, anyId, anyIds, anyOf, anyText, filledText, listOf, maybe, nothing, recordOf } from './generators';
import { roundTrip } from './round-trip';

const role = anyOf(Object.values(Role));
const right = anyOf(Object.values(SignatureRight));

const payrollAccess = anyOf(Object.values(PayrollAccess));

const rows = recordOf<UserRow>({
  id: anyId,
  name: anyText,
  position: anyText,
  status: maybe(anyOf(Object.values(UserStatus))),
  role: maybe(role),
  signatureRight: maybe(right),
  taxCode: anyText,
  company: anyText,
  companies: anyIds,
  isGranted: anyFlag,
  payrollAccess,
});

const rights = { userId: anyId, role, signatureRight: right, position: filledText };

const persons = recordOf<PersonInfo>({
  lastName: anyText,
  firstName: anyText,
  middleName: anyText,
  code: anyText,
  position: anyText,
  role: maybe(role),
  signatureRight: maybe(right),
  secretAnswer: anyText,
  secretQuestion: anyText,
  login: anyText,
  email: anyText,
  phone: anyText,
  isAdministrator: anyFlag,
});

const user: { readonly [K in keyof Required<UserDraft>]: fc.Arbitrary<UserDraft[K]> } = {
  lastName: anyText,
  firstName: anyText,
  middleName: anyText,
  code: anyText,
  hasCode: maybe(anyFlag),
  role: maybe(role),
  signatureRight: maybe(right),
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

export const PEOPLE_CALLS = [
  roundTrip(listUsers, recordOf({ needAll: anyFlag }), recordOf({ users: listOf(rows) })),
  roundTrip(addUser, recordOf(rights), nothing),
  roundTrip(changeUserRights, recordOf(rights), nothing),
  roundTrip(
    revokeUserRights,
    recordOf({ userId: anyId, role: maybe(role), signatureRight: maybe(right), position: anyText }),
    nothing,
  ),
  roundTrip(changePayrollAccess, recordOf({ userId: anyId, access: payrollAccess }), nothing),
  roundTrip(changeUserStatus, recordOf({ userId: anyId, status: anyOf([2, 3, 4] as const) }), nothing),
  roundTrip(getPersonInfo, recordOf({ userId: anyId }), recordOf({ person: persons })),
  roundTrip(changeUserInfo, recordOf({ userId: anyId, ...user }), nothing),
  roundTrip(
    registerUser,
    recordOf({
      user: recordOf(user),
      signature: anyText,
      certificate: anyText,
      companyRef: maybe(anyId),
      token: maybe(filledText),
    }),
    recordOf({ userId: maybe(anyId) }),
  ),
];

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
  revokeUserRights,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { addExistingUser } from './add-user';
import { changeAccess } from './change-payroll-access';
import { changeRights } from './change-rights';
import { changeStatus } from './change-status';
import { changeInfo } from './change-user-info';
import { decideChange } from './decide-change';
import { users } from './list-users';
import { personInfo } from './person-info';
import { revokeRights } from './revoke-rights';
import { endSessionsOfUser, userSessions } from './sessions-of-user';

export const USER_ROUTES: readonly Route[] = [
  forCompany(listUsers, users),
  forCompany(getPersonInfo, personInfo),
  forCompany(changeUserInfo, changeInfo),
  forCompany(addUser, addExistingUser),
  forCompany(changeUserRights, changeRights),
  forCompany(revokeUserRights, revokeRights),
  forCompany(changeUserStatus, changeStatus),
  forCompany(changePayrollAccess, changeAccess),
  forCompany(decideUserChange, decideChange),
  forCompany(listUserSessions, userSessions),
  forCompany(endUserSessions, endSessionsOfUser),
];

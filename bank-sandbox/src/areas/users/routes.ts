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
import { addExistingUser } from './add-existing-user';
import { setPayrollAccess } from './set-payroll-access';
import { changeRights } from './change-rights';
import { changeStatus } from './change-status';
import { changeUserData } from './change-user-data';
import { decideChange } from './decide-change';
import { findUsers } from './find-users';
import { readPersonInfo } from './read-person-info';
import { revokeRights } from './revoke-rights';
import { endMemberSessions, findUserSessions } from './user-sessions';

export const USER_ROUTES: readonly Route[] = [
  forCompany(listUsers, findUsers),
  forCompany(getPersonInfo, readPersonInfo),
  forCompany(changeUserInfo, changeUserData),
  forCompany(addUser, addExistingUser),
  forCompany(changeUserRights, changeRights),
  forCompany(revokeUserRights, revokeRights),
  forCompany(changeUserStatus, changeStatus),
  forCompany(changePayrollAccess, setPayrollAccess),
  forCompany(decideUserChange, decideChange),
  forCompany(listUserSessions, findUserSessions),
  forCompany(endUserSessions, endMemberSessions),
];

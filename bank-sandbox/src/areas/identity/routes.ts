import {
  askLostKeyCode,
  blockLostKeys,
  changePassword,
  endSession,
  getUserInfo,
  listSessions,
  login,
  loginChallenge,
  logout,
  ping,
  resendCode,
} from '@ncb/shared-kernel/api/contract';
import { forAnybody, forUser, type Route } from '../../route';
import { changeOwnPassword } from './change-password';
import { endOwnSession } from './end-own-session';
import { askForCode, blockKeys } from './lost-keys';
import { makeChallenge } from './key-challenge';
import { ownSessions } from './own-sessions';
import { resendSmsCode } from './second-factor';
import { signIn } from './sign-in';
import { keepAlive, signOut } from './sign-out';
import { userInfo } from './user-info';

export const IDENTITY_ROUTES: readonly Route[] = [
  forAnybody(login, signIn),
  forAnybody(resendCode, resendSmsCode),
  forAnybody(loginChallenge, makeChallenge),
  forAnybody(askLostKeyCode, askForCode),
  forAnybody(blockLostKeys, blockKeys),
  forUser(logout, signOut),
  forUser({ ...logout, path: '/logout' }, signOut),
  forUser(ping, keepAlive),
  forUser(getUserInfo, userInfo),
  forUser(changePassword, changeOwnPassword),
  forUser(listSessions, ownSessions),
  forUser(endSession, endOwnSession),
];

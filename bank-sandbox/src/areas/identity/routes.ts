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
import { forPublic, forUser, type Route } from '../../route';
import { replaceOwnPassword } from './replace-own-password';
import { endOwnSession } from './end-own-session';
import { sendLostKeyCode, blockLostKeysByCode } from './lost-keys';
import { makeChallenge } from './key-challenge';
import { findOwnSessions } from './find-sessions';
import { resendSmsCode } from './confirm-code';
import { signIn } from './sign-in';
import { keepAlive, signOut } from './sign-out';
import { readUserInfo } from './read-user-info';

export const IDENTITY_ROUTES: readonly Route[] = [
  forPublic(login, signIn),
  forPublic(resendCode, resendSmsCode),
  forPublic(loginChallenge, makeChallenge),
  forPublic(askLostKeyCode, sendLostKeyCode),
  forPublic(blockLostKeys, blockLostKeysByCode),
  forUser(logout, signOut),
  forUser({ ...logout, path: '/logout' }, signOut),
  forUser(ping, keepAlive),
  forUser(getUserInfo, readUserInfo),
  forUser(changePassword, replaceOwnPassword),
  forUser(listSessions, findOwnSessions),
  forUser(endSession, endOwnSession),
];

import {
  addPasskey,
  askPasskeyCode,
  beginPasskey,
  dropPasskey,
  dropUserPasskeys,
  listPasskeys,
  listUserPasskeys,
  passkeyChallenge,
  passkeyLogin,
  renamePasskey,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, forPublic, forUser, type Route } from '../../route';
import { addOwnPasskey, beginPasskeyByCode, sendPasskeyCode } from './add-passkey';
import { dropMemberPasskeys, findMemberPasskeys } from './member-passkeys';
import { dropOwnPasskey, findOwnPasskeys, renameOwnPasskey } from './own-passkeys';
import { makePasskeyChallenge, signInByPasskey } from './sign-in-by-passkey';

export const PASSKEY_ROUTES: readonly Route[] = [
  forPublic(passkeyChallenge, makePasskeyChallenge),
  forPublic(passkeyLogin, signInByPasskey),
  forUser(listPasskeys, findOwnPasskeys),
  forUser(askPasskeyCode, sendPasskeyCode),
  forUser(beginPasskey, beginPasskeyByCode),
  forUser(addPasskey, addOwnPasskey),
  forUser(renamePasskey, renameOwnPasskey),
  forUser(dropPasskey, dropOwnPasskey),
  forCompany(listUserPasskeys, findMemberPasskeys),
  forCompany(dropUserPasskeys, dropMemberPasskeys),
];

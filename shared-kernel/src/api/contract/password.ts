import { call } from './call';
import { text } from './codec';
import { at, record } from './record';

/**
 * Changes the user's own password and starts a new session; also the forced change of a temporary one. Refused with
 * `unableToChangePwd` where the old password is wrong.
 */
export const changePassword = call({
  method: 'POST',
  path: '/change_pwd',
  summary: 'Change one’s own password',
  access: 'user',
  request: record({ oldPassword: at('old_pwd', text), newPassword: at('new_pwd', text) }),
  answer: record({}),
});

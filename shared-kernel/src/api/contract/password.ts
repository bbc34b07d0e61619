import { call } from './call';
import { text } from './codec';
import { at, record } from './record';

/**
 * Changes the user's password, also a temporary one, and starts a new session. Refused with `unableToChangePwd` if the
 * old password is wrong.
 */
export const changePassword = call({
  method: 'POST',
  path: '/change_pwd',
  summary: 'Change one’s own password',
  access: 'user',
  request: record({ oldPassword: at('old_pwd', text), newPassword: at('new_pwd', text) }),
  answer: record({}),
});

import { call } from './call';
import { text } from './codec';
import { fieldName } from './field-names';
import { at, record } from './record';

const passwords = record({ oldPassword: at('old_pwd', text), newPassword: at('new_pwd', text) });

/**
 * Changes the user's password, also a temporary one, and starts a new session. Refused with `unableToChangePwd` if the
 * old password is wrong.
 */
export const changePassword = call({
  method: 'POST',
  path: '/change_pwd',
  summary: 'Change one’s own password',
  access: 'user',
  problemField: fieldName(passwords),
  request: passwords,
  answer: record({}),
});

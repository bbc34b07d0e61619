import type { Problem } from '../../problem';
import { SMS_CODE_LENGTH } from '../../vocabulary';

export function checkSignIn(login: string, password: string): readonly Problem[] {
  return findEmptyFields({ login, password });
}

/** Requires nothing but the login. Source: docs/requirements/keys-and-users.md#life-of-a-key. */
export function checkLostKeys(login: string): readonly Problem[] {
  return findEmptyFields({ login });
}

export function checkSmsCode(code: string): readonly Problem[] {
  if (code === '') return [{ field: 'code', key: 'fillThisField' }];
  const wellFormed = code.length === SMS_CODE_LENGTH && /^[0-9]+$/.test(code);
  return wellFormed ? [] : [{ field: 'code', key: 'invalidSmsCode' }];
}

function findEmptyFields(fields: Readonly<Record<string, string>>): readonly Problem[] {
  return Object.entries(fields)
    .filter(([, value]) => value === '')
    .map(([field]) => ({ field, key: 'fillThisField' }));
}

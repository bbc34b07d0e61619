import type { Problem } from '../../problem';
import { SMS_CODE_LENGTH } from '../../vocabulary';

/** Login and password are both required. Source: spec 1 §5 */
export function checkSignIn(login: string, password: string): readonly Problem[] {
  return emptyFields({ login, passwd: password });
}

/** Whose keys are lost is told by his login alone. Source: reference/areas D3 */
export function checkLostKeys(login: string): readonly Problem[] {
  return emptyFields({ login });
}

/** An SMS code is six digits. Source: design/signing */
export function checkSmsCode(code: string): readonly Problem[] {
  if (code === '') return [{ field: 'code', key: 'fillThisField' }];
  const wellFormed = code.length === SMS_CODE_LENGTH && /^[0-9]+$/.test(code);
  return wellFormed ? [] : [{ field: 'code', key: 'invalidSmsCode' }];
}

/** Sign-in by key: the key file and its password are both required. Source: spec 1 §5 */
export function checkKeySignIn(keyFile: string, keyPassword: string): readonly Problem[] {
  return emptyFields({ keyFile, keyPassword });
}

function emptyFields(fields: Readonly<Record<string, string>>): readonly Problem[] {
  return Object.entries(fields)
    .filter(([, value]) => value === '')
    .map(([field]) => ({ field, key: 'fillThisField' }));
}

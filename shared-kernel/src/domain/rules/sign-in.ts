import type { Problem } from '../problem';
import { SMS_CODE_LENGTH } from '../vocabulary';

/** Login and password are both required. Source: spec 1 §5 */
export function checkSignIn(login: string, password: string): readonly Problem[] {
  const fields = [
    ['login', login],
    ['passwd', password],
  ] as const;
  return fields.filter(([, value]) => value === '').map(([field]) => ({ field, key: 'fillThisField' }));
}

/** An SMS code is six digits. Source: design/signing */
export function checkSmsCode(code: string): readonly Problem[] {
  if (code === '') return [{ field: 'code', key: 'fillThisField' }];
  const wellFormed = code.length === SMS_CODE_LENGTH && /^[0-9]+$/.test(code);
  return wellFormed ? [] : [{ field: 'code', key: 'invalidSmsCode' }];
}

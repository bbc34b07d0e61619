import type { Problem } from '../../problem';
import { PASSKEY_NAME_MAX } from '../../vocabulary';
import { checkNoCardNumber, checkRequiredText, toLimitProblem } from '../checks';

/** Name that the owner gives to a passkey. Source: docs/requirements/keys-and-users.md#passkeys. */
export function checkPasskeyName(name: string): readonly Problem[] {
  const key = checkNoCardNumber(name) ?? checkRequiredText(name, PASSKEY_NAME_MAX, 'tooLongText');
  const problem = toLimitProblem('name', key, name, PASSKEY_NAME_MAX);
  return problem ? [problem] : [];
}

export function tidyPasskeyName(name: string): string {
  return name.normalize('NFC').trim();
}

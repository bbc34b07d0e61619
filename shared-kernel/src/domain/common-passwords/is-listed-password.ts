import passwords from './common-passwords.json';

const COMMON_PASSWORDS: ReadonlySet<string> = new Set(passwords);

/** True for a common password, in lower case. The list is large: no page imports it. */
export function isListedPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password);
}

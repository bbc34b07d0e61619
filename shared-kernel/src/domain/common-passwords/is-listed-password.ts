import passwords from './common-passwords.json';

const listed: ReadonlySet<string> = new Set(passwords);

/** True for one of the world's commonest passwords, given in small letters. The list is large: no page imports it. */
export function isListedPassword(password: string): boolean {
  return listed.has(password);
}

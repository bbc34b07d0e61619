/** Location state passed to `/changePwd`; without it the page does not call the password temporary. */
export const TEMPORARY = { isTemporary: true } as const;

/**
 * Returns true for a temporary password.
 * @param state of the address, which a reload keeps
 */
export function isTemporary(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTemporary' in state;
}

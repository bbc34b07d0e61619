/** What the sign-in hands on to `/changePwd`: whoever only types its address is not told that his password is temporary. */
export const TEMPORARY = { isTemporary: true } as const;

/** @param state of the address, which a reload keeps */
export function isTemporary(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTemporary' in state;
}

/** Returns the lock held while a draft is edited: no other tab offers it. */
export function getDraftLock(id: string): string {
  return `ncb-draft-${id}`;
}

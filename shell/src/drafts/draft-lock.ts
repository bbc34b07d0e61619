/** The name that the tab keeps in which a draft is being typed: no other tab offers it meanwhile. */
export function draftLock(id: string): string {
  return `ncb-draft-${id}`;
}

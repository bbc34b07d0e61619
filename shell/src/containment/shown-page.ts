import type { LeaveDialogTexts } from './leave-dialog';

/** A page that is shown. */
export interface ShownPage {
  readonly page: string;
  /** Whose page it is. */
  readonly remote: string;
  /** Texts of the way out, in the present language. */
  readonly texts: (kind: 'covered' | 'swallowed') => LeaveDialogTexts;
}

export interface Containment {
  remote(): string | null;
  enter(shown: ShownPage): () => void;
}

/** Null before the start, on the pages before sign-in, and in tests of single parts. */
let containment: Containment | null = null;

/** Sets what watches pages from now on. */
export function containBy(next: Containment): void {
  containment = next;
}

/** Returns the remote whose page is shown; null for the shell's own. */
export function remoteInside(): string | null {
  return containment?.remote() ?? null;
}

/** Watches a page of a remote while it is shown. @returns ends it, and takes away what the page leaves behind */
export function enterPage(shown: ShownPage): () => void {
  return containment?.enter(shown) ?? (() => undefined);
}

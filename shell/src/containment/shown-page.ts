import type { LeaveDialogTexts } from './create-leave-dialog';

export interface ShownPage {
  readonly page: string;
  readonly remote: string;
  readonly texts: (kind: 'covered' | 'swallowed') => LeaveDialogTexts;
}

interface Containment {
  remote(): string | null;
  enter(shown: ShownPage): () => void;
}

/** Containment in force; null before the start, before sign-in and in unit tests. */
let containment: Containment | null = null;

export function setContainment(next: Containment): void {
  containment = next;
}

/** Returns the remote whose page is shown; null for the shell. */
export function getShownRemote(): string | null {
  return containment?.remote() ?? null;
}

/**
 * Watches a page of a remote while it is shown.
 * @returns stops the watch and removes what the page leaves behind
 */
export function enterPage(shown: ShownPage): () => void {
  return containment?.enter(shown) ?? (() => undefined);
}

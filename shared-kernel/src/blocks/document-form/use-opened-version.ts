import { useState } from 'react';
import type { Replaced } from '../../ui';

/** A stored thing that changes from version to version. */
interface Versioned {
  readonly version: number | null;
}

/** What a form was opened with. */
export interface OpenedVersion<Draft> {
  /** What was being typed when an earlier session ended. */
  readonly draft: Draft | null;
  /** The version of the stored document that what is typed is a change of; null for a new one. */
  readonly version: number | null;
  /** The version that saving takes the place of: the one that was stored when the form was opened, or that was told since. */
  readonly replaces: Replaced;
  /** The document was changed after the draft was kept, or while the form was open. */
  readonly isChangedSince: boolean;
  /** Somebody else has saved this version meanwhile. It is told, and the next save takes its place: what is typed stays. */
  overtakenBy(latest: number): void;
}

/**
 * The draft of a form and the version of its document, as they were when the form was opened: what is typed is a change
 * of that version, whatever is stored meanwhile.
 * @param changes the stored document whose requisites change; null for a new one
 * @param readDraft called once
 */
export function useOpenedVersion<Draft extends Versioned>(
  changes: Versioned | null,
  readDraft: () => Draft | null,
): OpenedVersion<Draft> {
  const stored = changes?.version ?? null;
  const [replaces, setReplaces] = useState<Replaced>(stored === null ? {} : { version: stored });
  const [isOvertaken, setOvertaken] = useState(false);
  const [draft] = useState(readDraft);
  const [version] = useState(draft ? draft.version : stored);
  return {
    draft,
    version,
    replaces,
    isChangedSince: isOvertaken || (draft !== null && draft.version !== stored),
    overtakenBy(latest) {
      setReplaces({ version: latest });
      setOvertaken(true);
    },
  };
}

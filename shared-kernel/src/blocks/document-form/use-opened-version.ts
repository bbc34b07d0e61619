import { useState } from 'react';
import type { ReplacedVersion } from '../../ui';

interface Versioned {
  readonly version: number | null;
}

export interface OpenedVersion<Draft> {
  readonly draft: Draft | null;
  /** Version of the stored document that the values change; null for a new document. */
  readonly version: number | null;
  /** Version that a save replaces: the stored one at opening, or a later one from {@link OpenedVersion.acceptNewerVersion}. */
  readonly replaces: ReplacedVersion;
  /** True if the document changed after the draft was stored or while the form was open. */
  readonly isChangedSince: boolean;
  /** Accepts a version saved by another user meanwhile: the next save replaces it, the typed values stay. */
  acceptNewerVersion(latest: number): void;
}

/**
 * Keeps the draft and the document version as of opening, whatever is stored meanwhile.
 * @param changedDocument stored document under change; null for a new one
 * @param readDraft called once
 */
export function useOpenedVersion<Draft extends Versioned>(
  changedDocument: Versioned | null,
  readDraft: () => Draft | null,
): OpenedVersion<Draft> {
  const stored = changedDocument?.version ?? null;
  const [replaces, setReplaces] = useState<ReplacedVersion>(stored === null ? {} : { version: stored });
  const [isOvertaken, setOvertaken] = useState(false);
  const [draft] = useState(readDraft);
  const [version] = useState(draft ? draft.version : stored);
  return {
    draft,
    version,
    replaces,
    isChangedSince: isOvertaken || (draft !== null && draft.version !== stored),
    acceptNewerVersion(latest) {
      setReplaces({ version: latest });
      setOvertaken(true);
    },
  };
}

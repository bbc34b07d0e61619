import type { DocumentToSign, SignedRef } from '@ncb/shared-kernel/api/contract';
import type { Batch } from './open-session';
import { readSignedText, type SignedText } from './read-signed-text';
import type { SubmissionResult } from './submit-signatures';

const KINDS = ['error', 'info', 'success'] as const;

/** Result of one requested document; `info` for one that the user stopped before. */
export interface ResultRow {
  readonly id: string;
  readonly kind: (typeof KINDS)[number];
  readonly title: string;
  readonly text: SignedText | null;
  readonly result: SubmissionResult | undefined;
  /** Code with which the bank refuses the signature; null if there is none. */
  readonly code: string | null;
}

/** Builds a row for each requested document, failed ones first. */
export function buildResultRows(
  documents: readonly SignedRef[],
  batch: Batch,
  results: ReadonlyMap<string, SubmissionResult>,
): readonly ResultRow[] {
  const known = new Map([...batch.documents, ...batch.refused].map((document) => [document.id, document]));
  const rows = documents.map(({ id }) => buildRow(id, known.get(id), results.get(id)));
  return rows.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

function buildRow(id: string, document: DocumentToSign | undefined, result: SubmissionResult | undefined): ResultRow {
  const shown = { id, title: document?.title ?? id, text: document ? readSignedText(document) : null, result };
  // The server refuses this signature, or has no such document.
  if (!result) return { ...shown, kind: 'error', code: document?.refusal ?? 'notFound' };
  if (result.kind === 'untouched') return { ...shown, kind: 'info', code: null };
  if (result.kind === 'unsent') return { ...shown, kind: 'error', code: null };
  const { error, errorCode } = result.verdict;
  return { ...shown, kind: error === null ? 'success' : 'error', code: errorCode };
}

import type { ApiClient, ApiFailure } from '@ncb/shared-kernel/api/client';
import { signDocuments, type SignedRef, type Verdict } from '@ncb/shared-kernel/api/contract';
import type { DocumentSignature } from '@ncb/shared-kernel/domain/signing-protocol';
import { HAND_IN_PORTION } from '@ncb/shared-kernel/domain/vocabulary';
import { toBase64 } from './base64';
import { splitIntoPortions } from './split-into-portions';

export interface SignedDocument {
  readonly ref: SignedRef;
  readonly signature: DocumentSignature;
}

export type SubmissionResult =
  | { readonly kind: 'verdict'; readonly id: string; readonly verdict: Verdict }
  /** The server may still have the signature: submitting again does no harm. */
  | { readonly kind: 'unsent'; readonly id: string; readonly failure: ApiFailure }
  | { readonly kind: 'untouched'; readonly id: string };

type AcceptedSignature = Extract<SubmissionResult, { kind: 'verdict' }>;

/** True if the bank has accepted the signature. */
export function isAccepted(result: SubmissionResult | undefined): result is AcceptedSignature {
  return result?.kind === 'verdict' && result.verdict.error === null;
}

/**
 * Submits signatures portion by portion. A call without an answer ends it: each further portion would wait a minute for
 * the same failure.
 */
export async function* submitSignatures(
  api: ApiClient,
  signed: readonly SignedDocument[],
): AsyncGenerator<readonly SubmissionResult[], void, undefined> {
  let submittedCount = 0;
  for (const portion of splitIntoPortions(signed, HAND_IN_PORTION)) {
    const outcome = await api.call(signDocuments, {
      all: false,
      documents: portion.map(({ ref }) => ref),
      signatures: portion.map(({ signature: { id, version, signature } }) => ({
        id,
        version,
        signature: toBase64(signature),
      })),
    });
    if (!outcome.ok) return yield signed.slice(submittedCount).map(toUnsent(outcome.failure));
    const verdicts = new Map(outcome.value.verdicts.map((verdict) => [verdict.id, verdict]));
    submittedCount += portion.length;
    yield portion.map((document) => {
      const verdict = verdicts.get(document.ref.id);
      return verdict ? { kind: 'verdict', id: verdict.id, verdict } : toUnsent(MISSING_VERDICT)(document);
    });
  }
}

/** Failure of a document that the answer does not mention. */
const MISSING_VERDICT: ApiFailure = { kind: 'unreadable', where: 'signed_docs' };

function toUnsent(failure: ApiFailure): (document: SignedDocument) => SubmissionResult {
  return ({ ref: { id } }) => ({ kind: 'unsent', id, failure });
}

/** Pairs signatures with their documents, dropping unrequested ones. */
export function pairSignatures(
  documents: readonly SignedRef[],
  signatures: readonly DocumentSignature[],
): readonly SignedDocument[] {
  const refs = new Map(documents.map(({ id, type }) => [id, { id, type }]));
  return signatures.flatMap((signature) => {
    const ref = refs.get(signature.id);
    return ref ? [{ ref, signature }] : [];
  });
}

import type { ApiClient, ApiFailure } from '@ncb/shared-kernel/api/client';
import { signDocuments, type SignedRef, type Verdict } from '@ncb/shared-kernel/api/contract';
import type { MadeSignature } from '@ncb/shared-kernel/domain/signing-protocol';
import { HAND_IN_PORTION } from '@ncb/shared-kernel/domain/vocabulary';
import { toBase64 } from './base64';
import { portions } from './portions';

/** A document with the signature that was made for it. */
export interface SignedDocument {
  readonly ref: SignedRef;
  readonly signature: MadeSignature;
}

/** What became of one document. */
export type Line =
  | { readonly kind: 'verdict'; readonly id: string; readonly verdict: Verdict }
  /** The bank gave no verdict. It may have the signature all the same: handing it in once more does no harm. */
  | { readonly kind: 'unsent'; readonly id: string; readonly failure: ApiFailure }
  /** Not handed in: the user stopped first. */
  | { readonly kind: 'untouched'; readonly id: string };

/**
 * Hands in signatures, portion by portion; who stops iterating leaves the rest untouched. After a call without an
 * answer nothing more is sent: with the bank down, each further portion would wait a minute for the same failure.
 */
export async function* handIn(
  api: ApiClient,
  signed: readonly SignedDocument[],
): AsyncGenerator<readonly Line[], void, undefined> {
  let sent = 0;
  for (const portion of portions(signed, HAND_IN_PORTION)) {
    const outcome = await api.call(signDocuments, {
      all: false,
      documents: portion.map(({ ref }) => ref),
      signatures: portion.map(({ signature: { id, version, signature } }) => ({
        id,
        version,
        signature: toBase64(signature),
      })),
    });
    if (!outcome.ok) return yield signed.slice(sent).map(unsent(outcome.failure));
    const verdicts = new Map(outcome.value.verdicts.map((verdict) => [verdict.id, verdict]));
    sent += portion.length;
    yield portion.map((document) => {
      const verdict = verdicts.get(document.ref.id);
      return verdict ? { kind: 'verdict', id: verdict.id, verdict } : unsent(NO_VERDICT)(document);
    });
  }
}

/** The bank answered, but not for this document. */
const NO_VERDICT: ApiFailure = { kind: 'unreadable', where: 'signed_docs' };

function unsent(failure: ApiFailure): (document: SignedDocument) => Line {
  return ({ ref: { id } }) => ({ kind: 'unsent', id, failure });
}

/** Pairs signatures with the documents they were made for; one for a document that nobody asked about is dropped. */
export function pairUp(
  documents: readonly SignedRef[],
  signatures: readonly MadeSignature[],
): readonly SignedDocument[] {
  const refs = new Map(documents.map(({ id, type }) => [id, { id, type }]));
  return signatures.flatMap((signature) => {
    const ref = refs.get(signature.id);
    return ref ? [{ ref, signature }] : [];
  });
}

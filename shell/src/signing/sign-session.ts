import type { ApiClient, ApiFailure } from '@ncb/shared-kernel/api/client';
import {
  documentsToSign,
  signDocuments,
  type DocumentRef,
  type DocumentToSign,
  type Verdict,
} from '@ncb/shared-kernel/api/contract';
import type { MadeSignature } from '@ncb/shared-kernel/domain/signing-protocol';
import { SIGNING_PORTION } from '@ncb/shared-kernel/domain/vocabulary';
import { toBase64 } from './base64';

export interface Batch {
  readonly documents: readonly DocumentToSign[];
  /** DER, base64. */
  readonly certificates: readonly string[];
}

type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: ApiFailure };

/** What is to be signed, fetched in portions: the ids travel in the address, whose length has a limit. */
export async function fetchBatch(api: ApiClient, refs: readonly DocumentRef[]): Promise<Result<Batch>> {
  const documents: DocumentToSign[] = [];
  let certificates: readonly string[] = [];
  for (const portion of portions(refs)) {
    const outcome = await api.call(documentsToSign, { documents: portion });
    if (!outcome.ok) return outcome;
    documents.push(...outcome.value.documents);
    certificates = outcome.value.certificates;
  }
  return { ok: true, value: { documents, certificates } };
}

/**
 * Hands in the signatures, portion by portion. A portion that could not be handed in gives its documents a verdict with
 * the failure; the others go on: one failure never stops the rest.
 */
export async function handIn(
  api: ApiClient,
  batch: Batch,
  signatures: readonly MadeSignature[],
  failureSentence: (failure: ApiFailure) => string,
  onProgress: (done: number) => void,
): Promise<readonly Verdict[]> {
  const types = new Map(batch.documents.map(({ id, type }) => [id, type]));
  const verdicts: Verdict[] = [];
  for (const portion of portions(signatures)) {
    const outcome = await api.call(signDocuments, {
      all: false,
      documents: portion.flatMap(({ id }) => {
        const type = types.get(id);
        return type ? [{ id, type }] : [];
      }),
      signatures: portion.map(({ id, version, signature }) => ({ id, version, signature: toBase64(signature) })),
    });
    if (outcome.ok) verdicts.push(...outcome.value.verdicts);
    else verdicts.push(...portion.map(({ id }) => failedVerdict(id, failureSentence(outcome.failure))));
    onProgress(verdicts.length);
  }
  return verdicts;
}

function failedVerdict(id: string, error: string): Verdict {
  return { id, status: null, error, errorCode: null };
}

function* portions<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += SIGNING_PORTION) yield items.slice(start, start + SIGNING_PORTION);
}

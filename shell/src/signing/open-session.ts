import type { ApiClient, ApiFailure } from '@ncb/shared-kernel/api/client';
import {
  documentsToSign,
  listCertificates,
  type ClientInfo,
  type SignedRef,
  type DocumentToSign,
} from '@ncb/shared-kernel/api/contract';
import { SIGNING_PORTION } from '@ncb/shared-kernel/domain/vocabulary';
import { splitIntoPortions } from './split-into-portions';
import { explainMissingKey, type MissingKey } from './explain-missing-key';

export interface Batch {
  readonly documents: readonly DocumentToSign[];
  /** DER, base64. */
  readonly certificates: readonly string[];
  readonly missing: readonly string[];
  /** Documents that the server would refuse, with codes. */
  readonly refused: readonly DocumentToSign[];
}

export type Opening =
  | { readonly kind: 'batch'; readonly batch: Batch }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly refused: readonly DocumentToSign[] }
  | { readonly kind: 'noKey'; readonly explainNoKey: MissingKey }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** Fetches documents and certificates in portions: ids are sent in the URL, whose length is limited. */
export async function openSession(
  api: ApiClient,
  refs: readonly SignedRef[],
  info: Pick<ClientInfo, 'bankDay'> & { readonly user: { readonly userId: string } },
): Promise<Opening> {
  const documents: DocumentToSign[] = [];
  let certificates: readonly string[] = [];
  for (const portion of splitIntoPortions(refs, SIGNING_PORTION)) {
    const outcome = await api.call(documentsToSign, { documents: portion });
    if (!outcome.ok) return { kind: 'failed', failure: outcome.failure };
    documents.push(...outcome.value.documents);
    certificates = outcome.value.certificates;
  }
  if (documents.length === 0) return { kind: 'nothing' };
  if (certificates.length === 0) return describeMissingKey(api, info);
  const foundIds = new Set(documents.map(({ id }) => id));
  const missing = refs.map(({ id }) => id).filter((id) => !foundIds.has(id));
  const refused = documents.filter(({ refusal }) => refusal !== undefined);
  if (refused.length === documents.length) return { kind: 'refused', refused };
  const signable = documents.filter(({ refusal }) => refusal === undefined);
  return { kind: 'batch', batch: { documents: signable, certificates, missing, refused } };
}

async function describeMissingKey(
  api: ApiClient,
  { user: { userId }, bankDay }: Parameters<typeof openSession>[2],
): Promise<Opening> {
  const listed = await api.call(listCertificates, {});
  if (!listed.ok) return { kind: 'failed', failure: listed.failure };
  const own = listed.value.certificates.filter(({ ownerRef }) => ownerRef === userId);
  return { kind: 'noKey', explainNoKey: explainMissingKey(own, bankDay) };
}

import type { DocumentSignature } from '@ncb/shared-kernel/domain/signing-protocol';
import type { OpenedSigner } from './open-signer';
import type { KeyOutcome, SigningOutcome } from './signature-provider';
import type { BatchOrder } from './worker-messages';

/** Opens the key, finds its certificate and signs all documents of the order, or none. */
export async function signBatch<Secret>(
  order: BatchOrder<Secret>,
  open: (order: BatchOrder<Secret>) => Promise<KeyOutcome<OpenedSigner>>,
  onProgress: (signed: number) => void,
): Promise<SigningOutcome> {
  const opening = await open(order);
  if (!opening.ok) return opening;
  const signatures: DocumentSignature[] = [];
  onProgress(0);
  for (const { id, version, canonical } of order.documents) {
    signatures.push({ id, version, signature: await opening.made.signer.sign(canonical, new Date()) });
    onProgress(signatures.length);
  }
  return { ok: true, made: signatures };
}

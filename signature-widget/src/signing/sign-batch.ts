import type { MadeSignature } from '@ncb/shared-kernel/domain/signing-protocol';
import { createSigner, openKeyFile, readCertificate, sameBytes, type OpenedKey } from '@ncb/shared-kernel/signature';
import type { SigningOutcome } from './provider';
import type { SigningOrder } from './worker-messages';

/** Opens the key, finds its certificate and signs every document of the order, or none. */
export async function signBatch(order: SigningOrder, onProgress: (signed: number) => void): Promise<SigningOutcome> {
  const opening = await openKeyFile(order.keyFile, order.password);
  if (!opening.ok) return opening;
  const certificate = order.certificates.find((der) => belongsTo(der, opening.key));
  if (!certificate) return { ok: false, reason: 'foreignKey' };

  const signer = await createSigner(opening.key.privateKey, certificate);
  const signatures: MadeSignature[] = [];
  onProgress(0);
  for (const { id, version, canonical } of order.documents) {
    signatures.push({ id, version, signature: await signer.sign(canonical, new Date()) });
    onProgress(signatures.length);
  }
  return { ok: true, signatures };
}

function belongsTo(certificate: Uint8Array, key: OpenedKey): boolean {
  const facts = readCertificate(certificate);
  return facts !== null && sameBytes(facts.publicPoint, key.publicPoint);
}

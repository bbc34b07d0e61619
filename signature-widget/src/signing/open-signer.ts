import {
  createSigner,
  openKeyFile,
  readCertificate,
  areEqualBytes,
  type DocumentSigner,
  type OpenedKey,
} from '@ncb/shared-kernel/signature';
import type { KeyOutcome } from './signature-provider';
import type { BatchOrder, OwnKeySecret, SignInOrder } from './worker-messages';

export interface OpenedSigner {
  readonly signer: DocumentSigner;
  readonly certificate: Uint8Array;
}

export async function openSigner(
  order: BatchOrder<OwnKeySecret> | SignInOrder<OwnKeySecret>,
): Promise<KeyOutcome<OpenedSigner>> {
  const opening = await openKeyFile(order.keyFile, order.password);
  if (!opening.ok) return opening;
  const certificate = order.certificates.find((der) => isCertificateOfKey(der, opening.key));
  if (!certificate) return { ok: false, reason: 'foreignKey' };
  return { ok: true, made: { signer: await createSigner(opening.key.privateKey, certificate), certificate } };
}

function isCertificateOfKey(certificate: Uint8Array, key: OpenedKey): boolean {
  const facts = readCertificate(certificate);
  return facts !== null && areEqualBytes(facts.publicPoint, key.publicPoint);
}

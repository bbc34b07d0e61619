import {
  extractCertificates,
  createDstuSigner,
  openContainer,
  findSigningPair,
} from '@ncb/shared-kernel/signature/dstu';
import type { OpenedSigner } from './open-signer';
import type { KeyOutcome } from './signature-provider';
import type { ContainerSecret } from './worker-messages';

/**
 * Opens a DSTU 4145 key file and finds the signing key: its certificate allows signatures and is active at the bank or,
 * for registration, is in or beside the file.
 * @param atBank null for a certificate to be registered
 * @param onOpening called with the progress of deriving the password
 */
export async function openDstuSigner(
  { files, password }: ContainerSecret,
  atBank: readonly Uint8Array[] | null,
  onOpening: (share: number) => void,
): Promise<KeyOutcome<OpenedSigner>> {
  const beside = files.flatMap((file) => extractCertificates(file));
  const [keyFile, ...others] = files.filter((file) => extractCertificates(file).length === 0);
  if (!keyFile || others.length > 0) return { ok: false, reason: 'notAKeyFile' };
  const opening = await openContainer(keyFile, password, onOpening);
  if (!opening.ok) return opening;
  const candidates = (atBank ?? [...opening.certificates, ...beside]).map((der) => Uint8Array.from(der));
  const pair = findSigningPair(opening.keys, candidates);
  try {
    if (!pair) return { ok: false, reason: atBank ? 'foreignKey' : 'noCertificate' };
    const signer = createDstuSigner(pair.key.privateKey, pair.certificate);
    return { ok: true, made: { signer, certificate: pair.certificate } };
  } finally {
    // The signer has copied its key; the bytes of all keys are overwritten.
    opening.keys.forEach((key) => key.wipe());
  }
}

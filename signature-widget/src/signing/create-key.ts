import {
  ECDSA_SHA256,
  generateKey,
  keyId,
  openKeyFile,
  toBase64,
  toPem,
  writeKeyFile,
} from '@ncb/shared-kernel/signature';
import type { KeyOutcome, MadeKey } from './provider';
import type { CreateKeyOrder } from './worker-messages';

/** Makes a key, writes its file, and opens the file again: what is saved is what signs. */
export async function createKey({ owner, text, samples, password }: CreateKeyOrder): Promise<KeyOutcome<MadeKey>> {
  const key = await generateKey(owner, samples);
  const file = await writeKeyFile(key, password);
  // The pairwise test. A file that does not open is found now, and not when the bank has issued the certificate.
  const opening = await openKeyFile(file, password);
  if (!opening.ok) return { ok: false, reason: 'signingFailed' };
  const { privateKey, publicPoint } = opening.key;
  const signature = await crypto.subtle.sign(ECDSA_SHA256, privateKey, new TextEncoder().encode(text));
  return {
    ok: true,
    made: {
      file,
      request: toPem('CERTIFICATE REQUEST', key.request),
      keyId: await keyId(publicPoint),
      signature: toBase64(new Uint8Array(signature)),
    },
  };
}

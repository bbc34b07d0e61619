import {
  ECDSA_SHA256,
  generateKey,
  getKeyId,
  openKeyFile,
  toBase64,
  toPem,
  writeKeyFile,
} from '@ncb/shared-kernel/signature';
import type { KeyOutcome, MadeKey } from './signature-provider';
import type { CreateKeyOrder } from './worker-messages';

/** Creates a key, writes its file and opens it again, so that the saved file is what signs. */
export async function createKey({ owner, text, samples, password }: CreateKeyOrder): Promise<KeyOutcome<MadeKey>> {
  const key = await generateKey(owner, samples);
  const file = await writeKeyFile(key, password);
  // Pairwise test: a faulty file is found now and not after the bank has issued the certificate.
  const opening = await openKeyFile(file, password);
  if (!opening.ok) return { ok: false, reason: 'signingFailed' };
  const { privateKey, publicPoint } = opening.key;
  const signature = await crypto.subtle.sign(ECDSA_SHA256, privateKey, new TextEncoder().encode(text));
  return {
    ok: true,
    made: {
      file,
      request: toPem('CERTIFICATE REQUEST', key.request),
      keyId: await getKeyId(publicPoint),
      signature: toBase64(new Uint8Array(signature)),
    },
  };
}

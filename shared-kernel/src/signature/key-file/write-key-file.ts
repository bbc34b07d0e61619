import { toPem } from '../encoding/pem';
import { encryptKey, ITERATIONS } from './encryption';
import type { NewKey } from './generate-key';
import { writeEncryptedKey } from './pbes2';

/**
 * Writes a key file: the private key encrypted with the password, and the certificate request. OpenSSL can open it.
 * @param iterations of PBKDF2, 600,000 to 10,000,000
 * @throws RangeError for other numbers of iterations
 */
export async function writeKeyFile(
  key: NewKey,
  password: string,
  iterations: number = ITERATIONS.default,
): Promise<string> {
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', key.privateKey));
  const encrypted = await encryptKey(pkcs8, password, iterations);
  pkcs8.fill(0);
  return toPem('ENCRYPTED PRIVATE KEY', writeEncryptedKey(encrypted)) + toPem('CERTIFICATE REQUEST', key.request);
}

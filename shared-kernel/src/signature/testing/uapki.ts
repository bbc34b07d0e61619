import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownBytes, type Bytes } from '../encoding/bytes';

/**
 * What another program made, from the test data of UAPKI (specinfo-ua/UAPKI, BSD-2-Clause): `kupyna.p7`, a message signed
 * by DSTU 4145 with DSTU 7564, attached; `store.p12`, a PKCS#12 whose check is made with GOST 34.311, with the key that
 * signed the message. The password is `testpassword`.
 */
export function uapkiFile(name: 'kupyna.p7' | 'store.p12'): Bytes {
  return ownBytes(readFileSync(join(import.meta.dirname, 'files', name)));
}

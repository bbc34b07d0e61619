import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyBytes, type Bytes } from '../encoding/bytes';

/**
 * Reads test data of UAPKI (specinfo-ua/UAPKI, BSD-2-Clause): `kupyna.p7`, a message signed by DSTU 4145 with DSTU
 * 7564; `store.p12`, whose check uses GOST 34.311, with the key of the message. Password `testpassword`.
 */
export function readUapkiFile(name: 'kupyna.p7' | 'store.p12'): Bytes {
  return copyBytes(readFileSync(join(import.meta.dirname, 'files', name)));
}

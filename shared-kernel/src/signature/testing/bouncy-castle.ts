import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyBytes, type Bytes } from '../encoding/bytes';

interface Stored {
  readonly messages: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<BouncyFile, string>>;
}

type BouncyFile = 'JKS' | 'PKCS#8 by AES' | 'PKCS#12 by AES' | 'PKCS#12 by 3DES';

const { messages, files } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'files', 'bouncy-castle.json'), 'utf8'),
) as Stored;

export const BOUNCY_PASSWORD = 'Parol-1A';

/**
 * Data made by Bouncy Castle 1.72: a signed attached message on a curve of each degree; key files of Java 17 and of its
 * own: PKCS#12 on the curve of 431 bits, others on that of 257 bits.
 */
export const BOUNCY_MESSAGES: readonly (readonly [degree: string, message: Bytes])[] = Object.entries(messages).map(
  ([degree, text]) => [degree, bytesOf(text)],
);

export function bouncyFile(name: BouncyFile): Bytes {
  return bytesOf(files[name]);
}

function bytesOf(text: string): Bytes {
  return copyBytes(Buffer.from(text, 'base64'));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownBytes, type Bytes } from '../encoding/bytes';

/** Texts in Base64, by degree of the curve and by kind of file. */
interface Stored {
  readonly messages: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<BouncyFile, string>>;
}

type BouncyFile = 'JKS' | 'PKCS#8 by AES' | 'PKCS#12 by AES' | 'PKCS#12 by 3DES';

const { messages, files } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'files', 'bouncy-castle.json'), 'utf8'),
) as Stored;

/** The password of the files. */
export const BOUNCY_PASSWORD = 'Parol-1A';

/**
 * What Bouncy Castle 1.72 made by its own arithmetic: a message, attached, signed on a curve of each degree; files of keys
 * of Java 17 and its own, on the curve of 257 bits those that are no PKCS#12, and of 431 bits the others.
 */
export const BOUNCY_MESSAGES: readonly (readonly [degree: string, message: Bytes])[] = Object.entries(messages).map(
  ([degree, text]) => [degree, bytesOf(text)],
);

export function bouncyFile(name: BouncyFile): Bytes {
  return bytesOf(files[name]);
}

function bytesOf(text: string): Bytes {
  return ownBytes(Buffer.from(text, 'base64'));
}

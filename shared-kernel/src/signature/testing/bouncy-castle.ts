import { files, messages } from './files/bouncy-castle.json';
import { ownBytes, type Bytes } from '../encoding/bytes';

/** The password of the files. */
export const BOUNCY_PASSWORD = 'Parol-1A';

/**
 * What Bouncy Castle 1.72 made by its own arithmetic: a message, attached, signed on a curve of each degree; files of keys
 * of Java 17 and its own, on the curve of 257 bits those that are no PKCS#12, and of 431 bits the others.
 */
export const BOUNCY_MESSAGES: readonly (readonly [degree: string, message: Bytes])[] = Object.entries(messages).map(
  ([degree, text]) => [degree, bytesOf(text)],
);

export function bouncyFile(name: keyof typeof files): Bytes {
  return bytesOf(files[name]);
}

function bytesOf(text: string): Bytes {
  return ownBytes(Buffer.from(text, 'base64'));
}

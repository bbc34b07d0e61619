import type { Buffer } from 'buffer';
import { copyBytes, type Bytes } from '../encoding/bytes';

/** Called with the completed part of the derivation, from 0 to 1. */
export type OnShare = (share: number) => void;

export interface Decrypted {
  readonly clear: Bytes;
  /** Result of the integrity check; null if there is none. */
  readonly isWhole: boolean | null;
}

/**
 * Decrypts the contents of a container with a password.
 * @returns null if the parameters are not those of the format
 */
export type Decrypt = (
  parameters: Uint8Array,
  data: Uint8Array,
  password: Uint8Array,
  onShare: OnShare,
) => Promise<Decrypted | null>;

/** Copies the bytes and overwrites the package's buffer. */
export function moveBytes(clear: Buffer, length: number): Bytes {
  const own = copyBytes(clear.subarray(0, length));
  clear.fill(0);
  return own;
}

import type { Buffer } from 'buffer';
import { ownBytes, type Bytes } from '../encoding/bytes';
import type { OnShare } from './derive-key';

/** What a container held. */
export interface Decrypted {
  readonly clear: Bytes;
  /** Whether the check beside it fits; null where there is none. */
  readonly isWhole: boolean | null;
}

/** @returns null if the parameters are not those of the format */
export type Decrypt = (
  parameters: Uint8Array,
  data: Uint8Array,
  password: Uint8Array,
  onShare: OnShare,
) => Promise<Decrypted | null>;

/** A copy of our own; the package's is overwritten. */
export function taken(clear: Buffer, length: number): Bytes {
  const own = ownBytes(clear.subarray(0, length));
  clear.fill(0);
  return own;
}

import { Buffer } from 'buffer';
import { ownBytes, type Bytes } from '../encoding/bytes';
import { kupyna, type KupynaSize } from '../kupyna/kupyna';
import { DSTU_4145 } from './algorithms';
import { compat } from './packages';

/** A hash with which DSTU 4145 signs. */
export interface DstuHash {
  /** Object identifier. */
  readonly id: string;
  /** Those of DSTU 4145 with this hash; the first is the one to write, the others are met. */
  readonly signatures: readonly [string, ...string[]];
  of(bytes: Uint8Array): Bytes;
}

/** GOST 34.311-95 with the substitution DKE no. 1, which certificates name: 32 bytes. */
export function gost34311(bytes: Uint8Array): Bytes {
  return ownBytes(compat.compute_hash(Buffer.from(bytes)));
}

export const GOST: DstuHash = { id: '1.2.804.2.1.1.1.1.2.1', signatures: [DSTU_4145], of: gost34311 };

/** DSTU 7564 of 256, 384 and 512 bits. */
export const KUPYNA_256 = byKupyna(1, 32);
const HASHES = [GOST, KUPYNA_256, byKupyna(2, 48), byKupyna(3, 64)] as const;

function byKupyna(number: number, size: KupynaSize): DstuHash {
  const signature = `1.2.804.2.1.1.1.1.3.6.${number}`;
  return {
    id: `1.2.804.2.1.1.1.1.2.2.${number}`,
    // With the basis and, in some programs, without it.
    signatures: [`${signature}.1`, signature],
    of: (bytes) => kupyna(bytes, size),
  };
}

/** @param id of the hash itself; null for one with which nobody signs by DSTU 4145 */
export function hashOf(id: string | undefined): DstuHash | null {
  return HASHES.find((hash) => hash.id === id) ?? null;
}

/** The hash of an algorithm that signs; null for algorithms that are not DSTU 4145. */
export function hashOfSignature(id: string | undefined): DstuHash | null {
  return HASHES.find(({ signatures }) => signatures.some((signature) => signature === id)) ?? null;
}

import { Buffer } from 'buffer';
import { copyBytes, type Bytes } from '../encoding/bytes';
import { hashKupyna, type KupynaSize } from '../kupyna/kupyna';
import { DSTU_4145 } from './dstu-4145';
import { compat } from './packages';

export interface DstuHash {
  readonly id: string;
  /** Signature algorithms of DSTU 4145 with this hash; the first is written, all are read. */
  readonly signatures: readonly [string, ...string[]];
  of(bytes: Uint8Array): Bytes;
}

/** Computes GOST 34.311-95 with substitution DKE no. 1, which certificates name: 32 bytes. */
export function gost34311(bytes: Uint8Array): Bytes {
  return copyBytes(compat.compute_hash(Buffer.from(bytes)));
}

export const GOST: DstuHash = { id: '1.2.804.2.1.1.1.1.2.1', signatures: [DSTU_4145], of: gost34311 };

/** DSTU 7564 with 256, 384 and 512 bits. */
export const KUPYNA_256 = createKupynaHash(1, 32);
const HASHES = [GOST, KUPYNA_256, createKupynaHash(2, 48), createKupynaHash(3, 64)] as const;

function createKupynaHash(number: number, size: KupynaSize): DstuHash {
  const signature = `1.2.804.2.1.1.1.1.3.6.${number}`;
  return {
    id: `1.2.804.2.1.1.1.1.2.2.${number}`,
    // With the basis in the identifier and, in some programs, without it.
    signatures: [`${signature}.1`, signature],
    of: (bytes) => hashKupyna(bytes, size),
  };
}

/**
 * Finds a hash by its identifier.
 * @param id of the hash itself
 * @returns null for a hash that DSTU 4145 does not use
 */
export function findHash(id: string | undefined): DstuHash | null {
  return HASHES.find((hash) => hash.id === id) ?? null;
}

/** Returns the hash of a signature algorithm; null for algorithms other than DSTU 4145. */
export function findHashOfSignature(id: string | undefined): DstuHash | null {
  return HASHES.find(({ signatures }) => signatures.some((signature) => signature === id)) ?? null;
}

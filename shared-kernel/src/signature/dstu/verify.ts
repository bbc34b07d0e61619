import { Buffer } from 'buffer';
import { ownBytes, toHex, type Bytes } from '../encoding/bytes';
import { compat, Certificate, type Curve, type Pub } from './packages';

/** A public key of DSTU 4145, whose point was found on its curve. */
export interface DstuPublicKey {
  /** The degree of the field: 257 for most keys, 431 for the root. */
  readonly degree: number;
  /**
   * Whether a value is the signature of a hash by this key.
   * @param hash GOST 34.311, 32 bytes
   * @param value r and s as signatures carry them, see `dstuValue`
   */
  verify(hash: Uint8Array, value: Uint8Array): boolean;
}

const HASH_BYTES = 32;

/** GOST 34.311-95 with the substitution DKE no. 1, which certificates name: 32 bytes. */
export function gost34311(bytes: Uint8Array): Bytes {
  return ownBytes(compat.compute_hash(Buffer.from(bytes)));
}

/** The public key of a certificate; null for other algorithms, for what is no certificate, for a point off its curve. */
export function dstuKeyOf(certificate: Uint8Array): DstuPublicKey | null {
  try {
    const { pubkey } = Certificate.from_asn1(Buffer.from(certificate));
    return pubkey?.validate() ? publicKey(pubkey) : null;
  } catch {
    // The package throws for whatever it cannot read.
    return null;
  }
}

/** The same for a batch: finding the key of a certificate takes as long as verifying a signature. */
export function rememberedDstuKeys(): typeof dstuKeyOf {
  const known = new Map<string, DstuPublicKey | null>();
  return (certificate) => {
    const name = toHex(certificate);
    const before = known.get(name);
    if (before !== undefined) return before;
    const key = dstuKeyOf(certificate);
    known.set(name, key);
    return key;
  };
}

function publicKey(key: Pub): DstuPublicKey {
  const order = orderOf(key.curve);
  return {
    degree: key.curve.m,
    verify(hash, value) {
      const parts = hash.length === HASH_BYTES && isInRange(value, order);
      if (!parts) return false;
      try {
        return key.verify(Buffer.from(hash), Buffer.from(value), 'le');
      } catch {
        return false;
      }
    },
  };
}

/**
 * r and s of equal length, no longer than the order, each above nought and below it. The package looks at none of that
 * and takes s plus the order for s: there would be a second form of every signature.
 */
function isInRange(value: Uint8Array, order: bigint): boolean {
  const half = value.length / 2;
  if (!Number.isInteger(half) || half > bytesOf(order)) return false;
  return [value.subarray(0, half), value.subarray(half)].every((part) => {
    const number = fromLittleEndian(part);
    return number > 0n && number < order;
  });
}

/** How many points the base of a curve makes: every number of a signature is below it. */
export function orderOf({ order }: Curve): bigint {
  return BigInt(`0x${order.toString(true)}`);
}

/** Bytes that a number below the order has at most. */
export function bytesOf(order: bigint): number {
  return Math.ceil(order.toString(2).length / 8);
}

function fromLittleEndian(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${toHex(ownBytes(bytes).reverse())}`);
}

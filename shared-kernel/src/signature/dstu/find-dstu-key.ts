import { copyBytes, toHex, type Bytes } from '../encoding/bytes';
import { createJointSum } from './create-joint-sum';
import { readPublicKey } from './keys';
import { Field, type Curve, type FieldNumber, type Pub } from './packages';

interface DstuPublicKey {
  /** Degree of the field: 257 for most keys, 431 for the root. */
  readonly degree: number;
  /**
   * True if a value is the signature of a hash by this key.
   * @param hash of 32, 48 or 64 bytes
   * @param value r and s as signatures carry them, see `unwrapValue`
   */
  verify(hash: Uint8Array, value: Uint8Array): boolean;
}

const HASH_BYTES: readonly number[] = [32, 48, 64];

/** Returns the public key of a certificate; null for other algorithms and points off the curve. */
export function findDstuKey(certificate: Uint8Array): DstuPublicKey | null {
  try {
    const key = readPublicKey(certificate);
    return key?.validate() ? createPublicKey(key) : null;
  } catch {
    // The package throws for anything it cannot read.
    return null;
  }
}

/** Returns a cached lookup: finding a certificate's key takes as long as verifying a signature. */
export function createDstuKeyCache(): typeof findDstuKey {
  return memoise(findDstuKey);
}

export function memoise<Found>(find: (certificate: Uint8Array) => Found): (certificate: Uint8Array) => Found {
  const cache = new Map<string, Found>();
  return (certificate) => {
    const name = toHex(certificate);
    const before = cache.get(name);
    if (before !== undefined) return before;
    const found = find(certificate);
    cache.set(name, found);
    return found;
  };
}

function createPublicKey(key: Pub): DstuPublicKey {
  const { curve } = key;
  const order = getOrder(curve);
  const sum = createJointSum(curve.base, key.point);
  return {
    degree: curve.m,
    verify(hash, value) {
      const half = value.length / 2;
      if (!HASH_BYTES.includes(hash.length) || !isValidValue(value, order)) return false;
      const [r, s] = [decodeLittleEndian(value.subarray(0, half)), decodeLittleEndian(value.subarray(half))];
      const point = sum(s, r);
      return point !== null && toBigInt(curve.truncate(point.x.mod_mul(hashElement(hash, curve)))) === r;
    },
  };
}

/** Converts a hash for the package: big endian, with a leading zero byte. */
export function hashElement(hash: Uint8Array, curve: Curve): FieldNumber {
  return new Field(Uint8Array.of(0, ...toFieldElement(hash, curve).reverse()), 'buf8', curve);
}

/**
 * True if r and s have equal length and lie between 1 and the order. The package does not check this and accepts s plus
 * the order, a second form of every signature.
 */
function isValidValue(value: Uint8Array, order: bigint): boolean {
  const half = value.length / 2;
  if (!Number.isInteger(half) || half > getByteLength(order)) return false;
  return [value.subarray(0, half), value.subarray(half)].every((part) => {
    const number = decodeLittleEndian(part);
    return number > 0n && number < order;
  });
}

/** Converts a hash to an element of the field, little endian; of a longer hash the low bits. */
function toFieldElement(hash: Uint8Array, { m }: Curve): Bytes {
  const element = copyBytes(hash.subarray(0, Math.ceil(m / 8)));
  const excess = element.length * 8 - m;
  if (excess > 0) element[element.length - 1] = (element.at(-1) ?? 0) & (0xff >> excess);
  return element;
}

/** Returns the order of the curve's base point; every number of a signature is below it. */
export function getOrder({ order }: Curve): bigint {
  return toBigInt(order);
}

function toBigInt(field: FieldNumber): bigint {
  return BigInt(`0x${field.toString(true) || '0'}`);
}

export function getByteLength(order: bigint): number {
  return Math.ceil(order.toString(2).length / 8);
}

function decodeLittleEndian(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${toHex(copyBytes(bytes).reverse())}`);
}

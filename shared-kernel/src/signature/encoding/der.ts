import { AsnConvert, AsnObjectIdentifierConverter } from '@peculiar/asn1-schema';
import { concatBytes, copyBytes, areEqualBytes, type Bytes } from './bytes';

export function encodeDer(value: object): Bytes {
  return copyBytes(AsnConvert.serialize(value));
}

/** Parses BER into a class with an ASN.1 schema; trailing bytes are ignored. Null if the bytes do not fit. */
export function decodeBer<T extends object>(ber: Uint8Array, type: new () => T): T | null {
  try {
    return AsnConvert.parse(copyBytes(ber), type);
  } catch {
    return null;
  }
}

/**
 * Parses DER into a class with an ASN.1 schema.
 * @returns null if the bytes do not fit or differ from encoding the value again: the parser itself accepts BER and ignores trailing bytes
 */
export function decodeDer<T extends object>(der: Uint8Array, type: new () => T): T | null {
  const value = decodeBer(der, type);
  const again = value && reencode(value);
  return again && areEqualBytes(again, der) ? value : null;
}

/** Encodes a parsed value; null for values that the parser reads but cannot write. */
export function reencode(parsed: object): Bytes | null {
  try {
    return encodeDer(parsed);
  } catch {
    return null;
  }
}

export const Tag = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  sequence: 0x30,
  set: 0x31,
  context0: 0xa0,
} as const;
type Tag = (typeof Tag)[keyof typeof Tag];

/**
 * Writes one DER element around encoded parts: the schema classes take about 1 ms per container, mostly for constant
 * parts.
 */
export function encodeElement(tag: Tag, ...parts: readonly Uint8Array[]): Bytes {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return concatBytes(Uint8Array.of(tag, ...encodeLength(length)), ...parts);
}

/** Encodes an OBJECT IDENTIFIER. @param identifier dotted, `1.2.840.113549.1.7.1` */
export function encodeOid(identifier: string): Bytes {
  return copyBytes(AsnObjectIdentifierConverter.toASN(identifier).toBER());
}

/** Encodes a SET OF, ordered by encoded elements (X.690, 11.6); none of ours is a prefix of another. */
export function encodeSetOf(elements: readonly Uint8Array[]): Bytes {
  return encodeElement(Tag.set, ...[...elements].sort(compareBytes));
}

function encodeLength(length: number): readonly number[] {
  if (length < 0x80) return [length];
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest >>= 8) digits.unshift(rest & 0xff);
  return [0x80 | digits.length, ...digits];
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const index = a.findIndex((byte, at) => byte !== b[at]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

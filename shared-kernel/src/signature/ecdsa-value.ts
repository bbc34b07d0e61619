import { ECDSASigValue } from '@peculiar/asn1-ecc';
import { concatBytes, areEqualBytes, type Bytes } from './encoding/bytes';
import { decodeDer, encodeElement, Tag } from './encoding/der';

const HALF = 32;

/** Converts r and s as WebCrypto returns them to the two DER integers of CMS and PKCS#10. */
export function toEcdsaDer(raw: Uint8Array): Bytes {
  return encodeElement(Tag.sequence, encodeInteger(raw.subarray(0, HALF)), encodeInteger(raw.subarray(HALF)));
}

/** Converts back; null unless it is the DER of two positive integers that fit. */
export function decodeEcdsaDer(der: Uint8Array): Bytes | null {
  const value = decodeDer(der, ECDSASigValue);
  const r = value && padToHalf(new Uint8Array(value.r));
  const s = value && padToHalf(new Uint8Array(value.s));
  if (!r || !s) return null;
  const raw = concatBytes(r, s);
  // The parser accepts negative integers and superfluous zeros.
  return areEqualBytes(toEcdsaDer(raw), der) ? raw : null;
}

function encodeInteger(bytes: Uint8Array): Bytes {
  const start = bytes.findIndex((byte) => byte !== 0);
  const digits = start < 0 ? Uint8Array.of(0) : bytes.subarray(start);
  const sign = (digits[0] ?? 0) >= 0x80 ? [0] : [];
  return encodeElement(Tag.integer, Uint8Array.from(sign), digits);
}

function padToHalf(integer: Uint8Array): Bytes | null {
  const digits = integer[0] === 0 ? integer.subarray(1) : integer;
  if (digits.length > HALF) return null;
  return concatBytes(new Uint8Array(HALF - digits.length), digits);
}

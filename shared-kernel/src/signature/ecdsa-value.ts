import { ECDSASigValue } from '@peculiar/asn1-ecc';
import { concatBytes, sameBytes, type Bytes } from './encoding/bytes';
import { decodeDer, derElement, Tag } from './encoding/der';

/** Length of r and of s on P-256. */
const HALF = 32;

/** WebCrypto gives r and s side by side, CMS and PKCS#10 want them as two DER integers. */
export function toEcdsaDer(raw: Uint8Array): Bytes {
  return derElement(Tag.sequence, derInteger(raw.subarray(0, HALF)), derInteger(raw.subarray(HALF)));
}

/** The way back; null if it is not the DER of two positive integers that fit. */
export function fromEcdsaDer(der: Uint8Array): Bytes | null {
  const value = decodeDer(der, ECDSASigValue);
  const r = value && fixedLength(new Uint8Array(value.r));
  const s = value && fixedLength(new Uint8Array(value.s));
  if (!r || !s) return null;
  const raw = concatBytes(r, s);
  // The parser lets negative integers and superfluous zeros pass.
  return sameBytes(toEcdsaDer(raw), der) ? raw : null;
}

/** Integers are signed and as short as possible: leading zeros go, one comes back where the highest bit is set. */
function derInteger(bytes: Uint8Array): Bytes {
  const start = bytes.findIndex((byte) => byte !== 0);
  const digits = start < 0 ? Uint8Array.of(0) : bytes.subarray(start);
  const sign = (digits[0] ?? 0) >= 0x80 ? [0] : [];
  return derElement(Tag.integer, Uint8Array.from(sign), digits);
}

function fixedLength(integer: Uint8Array): Bytes | null {
  const digits = integer[0] === 0 ? integer.subarray(1) : integer;
  if (digits.length > HALF) return null;
  return concatBytes(new Uint8Array(HALF - digits.length), digits);
}

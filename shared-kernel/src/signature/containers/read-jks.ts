import { EncryptedPrivateKeyInfo } from '@peculiar/asn1-pkcs8';
import { concatBytes, copyBytes, areEqualBytes, type Bytes } from '../encoding/bytes';
import { decodeBer } from '../encoding/der';

interface JksEntry {
  /** Protected key; null for a certificate only. */
  readonly key: Bytes | null;
  /** DER. */
  readonly certificates: readonly Bytes[];
}

interface JksStore {
  readonly entries: readonly JksEntry[];
  readonly checked: Bytes;
  readonly check: Bytes;
}

const HEAD_BYTES = 8;
const VERSION = 2;
const KEY_ENTRY = 1;
const CERTIFICATE_ENTRY = 2;
const DATE_BYTES = 8;
const JKS_PROTECTION = '1.3.6.1.4.1.42.2.17.1.1';
const HASH_BYTES = 20;
const WHITENER = new TextEncoder().encode('Mighty Aphrodite');

/** Parses a Java store of version 2; null if it is truncated or malformed. */
export function readJks(file: Bytes): JksStore | null {
  const end = file.length - HASH_BYTES;
  if (end < HEAD_BYTES + 4) return null;
  const read = createReader(file.subarray(0, end));
  try {
    read.skip(4);
    if (read.number() !== VERSION) return null;
    const entries = readTimes(read.number(), end, () => readEntry(read));
    if (read.left() !== 0) return null;
    return { entries, checked: file.slice(0, end), check: file.slice(end) };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export async function isJksIntact({ checked, check }: JksStore, password: string): Promise<boolean> {
  const typed = encodeUtf16(password);
  const found = await hashSha1(typed, WHITENER, checked);
  typed.fill(0);
  return areEqualBytes(found, check);
}

/** Removes the protection of a key: a salt, the hidden key, a check value. */
export async function openJksKey(
  key: Bytes,
  password: string,
): Promise<{ readonly clear: Bytes } | 'wrongPassword' | 'broken'> {
  const info = decodeBer(key, EncryptedPrivateKeyInfo);
  const hidden = new Uint8Array(info?.encryptedData.buffer ?? new ArrayBuffer(0));
  if (info?.encryptionAlgorithm.algorithm !== JKS_PROTECTION || hidden.length <= 2 * HASH_BYTES) return 'broken';
  const typed = encodeUtf16(password);
  const clear = hidden.slice(HASH_BYTES, -HASH_BYTES);
  let gamma = hidden.slice(0, HASH_BYTES);
  for (let at = 0; at < clear.length; at += HASH_BYTES) {
    gamma = await hashSha1(typed, gamma);
    for (let index = 0; index < HASH_BYTES && at + index < clear.length; index += 1)
      clear[at + index] = (clear[at + index] ?? 0) ^ (gamma[index] ?? 0);
  }
  const isRight = areEqualBytes(await hashSha1(typed, clear), hidden.subarray(-HASH_BYTES));
  typed.fill(0);
  if (isRight) return { clear };
  clear.fill(0);
  return 'wrongPassword';
}

type Reader = ReturnType<typeof createReader>;

function readEntry(read: Reader): JksEntry {
  const kind = read.number();
  read.text();
  read.skip(DATE_BYTES);
  if (kind === CERTIFICATE_ENTRY) return { key: null, certificates: readCertificate(read) };
  if (kind !== KEY_ENTRY) throw new RangeError('an entry of a kind that is not known');
  const key = read.bytes(read.number());
  return { key, certificates: readTimes(read.number(), read.left(), () => readCertificate(read)).flat() };
}

function readCertificate(read: Reader): readonly Bytes[] {
  const type = read.text();
  const der = read.bytes(read.number());
  return type === 'X.509' ? [der] : [];
}

/**
 * Reads `count` entries.
 * @param most number of bytes, which limits a forged count of up to four bytes
 */
function readTimes<T>(count: number, most: number, read: () => T): readonly T[] {
  if (count > most) throw new RangeError('more entries than bytes');
  return Array.from({ length: count }, read);
}

/** Returns a reader of big-endian numbers and the bytes they announce. @throws RangeError past the end */
function createReader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const take = (length: number) => {
    if (length > bytes.length - at) throw new RangeError('past the end');
    const part = copyBytes(bytes.subarray(at, at + length));
    at += length;
    return part;
  };
  return {
    number() {
      const found = view.getUint32(at);
      at += 4;
      return found;
    },
    text() {
      const length = view.getUint16(at);
      at += 2;
      return new TextDecoder().decode(take(length));
    },
    bytes: take,
    skip: (length: number) => void take(length),
    left: () => bytes.length - at,
  };
}

/** Encodes as Java hashes passwords: UTF-16, high byte first. */
function encodeUtf16(text: string): Bytes {
  return Uint8Array.from({ length: text.length * 2 }, (_, at) => {
    const code = text.charCodeAt(at >> 1);
    return at % 2 === 0 ? code >> 8 : code & 0xff;
  });
}

async function hashSha1(...parts: readonly Uint8Array[]): Promise<Bytes> {
  const joined = concatBytes(...parts);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', joined));
  joined.fill(0);
  return hash;
}

import { createCipheriv, createHash, pbkdf2Sync, randomBytes } from 'node:crypto';
import { copyBytes, type Bytes } from '../encoding/bytes';
import { encodeElement, encodeOid, Tag } from '../encoding/der';
import { readPackageFile } from './read-package-file';
import { pbkdf2Kupyna } from '../containers/derive-key';
import { compat, dumb_kdf as iitKey, init, pbkdf } from '../dstu/packages';
import { encryptKalyna } from '../kupyna/kalyna';

const NULL = Uint8Array.of(5, 0);
const octets = (bytes: Uint8Array) => encodeElement(Tag.octetString, bytes);
const sequence = (...parts: readonly Uint8Array[]) => encodeElement(Tag.sequence, ...parts);
function integer(number: number): Bytes {
  const digits = number.toString(16);
  const even = digits.length % 2 ? `0${digits}` : digits;
  return encodeElement(Tag.integer, Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex'));
}
const SUBSTITUTION = (() => {
  const file = Buffer.from(readPackageFile('STORE_A040.dat'));
  const place = file.findIndex(
    (byte, at) => byte === 4 && file[at + 1] === 8 && file[at + 10] === 4 && file[at + 11] === 64,
  );
  if (place < 0) throw new Error('no substitution');
  return file.subarray(place + 12, place + 76);
})();

interface Pbes2Options {
  readonly iterations?: number;
  /** Iteration count that the file states. */
  readonly statedIterations?: number;
  readonly substitution?: Uint8Array;
}

export const OTHER_SUBSTITUTION = copyBytes(Buffer.concat([SUBSTITUTION.subarray(8), SUBSTITUTION.subarray(0, 8)]));

function unpackSubstitution(substitution: Uint8Array): Buffer {
  const rows = Array.from({ length: 8 }, (_, row) => substitution.subarray(row * 8, row * 8 + 8));
  return Buffer.from(rows.reverse().flatMap((row) => [...row].flatMap((byte) => [byte >> 4, byte & 15])));
}

export function pbes2File(privateKey: Uint8Array, password: string | Uint8Array, options: Pbes2Options = {}): Bytes {
  const { iterations = 100, statedIterations = iterations, substitution = SUBSTITUTION } = options;
  const [salt, iv] = [randomBytes(32), randomBytes(8)];
  const cipher = init(unpackSubstitution(substitution));
  const typed = Buffer.from(password);
  cipher.key(pbkdf(typed.length > 32 ? compat.compute_hash(typed) : typed, salt, iterations));
  const data = Buffer.alloc(privateKey.length);
  cipher.crypt_cfb(iv, Buffer.from(privateKey), data);
  const hmac = sequence(encodeOid('1.2.804.2.1.1.1.1.1.2'), NULL);
  const derivation = sequence(
    encodeOid('1.2.840.113549.1.5.12'),
    sequence(octets(salt), integer(statedIterations), hmac),
  );
  const encryption = sequence(encodeOid('1.2.804.2.1.1.1.1.1.1.3'), sequence(octets(iv), octets(substitution)));
  return sequence(sequence(encodeOid('1.2.840.113549.1.5.13'), sequence(derivation, encryption)), octets(data));
}

/** Writes PKCS#8 with a password as in newer `.zs2` files: derived with DSTU 7564, encrypted with DSTU 7624. */
export function kalynaFile(privateKey: Uint8Array, password: string, iterations = 100): Bytes {
  const [salt, iv] = [randomBytes(32), randomBytes(32)];
  const count = 32 - (privateKey.length % 32);
  const filled = Buffer.concat([privateKey, Buffer.alloc(count, count)]);
  const key = pbkdf2Kupyna(Buffer.from(password), salt, iterations, () => undefined);
  const code = sequence(encodeOid('1.2.804.2.1.1.1.1.2.2.4'), NULL);
  const derivation = sequence(encodeOid('1.2.840.113549.1.5.12'), sequence(octets(salt), integer(iterations), code));
  const encryption = sequence(encodeOid('1.2.804.2.1.1.1.1.1.3.5.2'), sequence(octets(iv)));
  const algorithm = sequence(encodeOid('1.2.840.113549.1.5.13'), sequence(derivation, encryption));
  return sequence(algorithm, octets(encryptKalyna(filled, key, iv)));
}

/** Writes PKCS#12: separately encrypted keys in an open safe, certificates in an encrypted one. */
export function pfxFile(
  keys: readonly Uint8Array[],
  certificates: readonly Uint8Array[],
  password: string,
  iterations = 100,
): Bytes {
  return pkcs12(keys, certificates, (content) => pbes2File(content, password, { iterations }));
}

export function zs2File(
  keys: readonly Uint8Array[],
  certificates: readonly Uint8Array[],
  password: string,
  iterations = 100,
): Bytes {
  return pkcs12(keys, certificates, (content) => kalynaFile(content, password, iterations));
}

export function aesPfxFile(keys: readonly Uint8Array[], certificates: readonly Uint8Array[], password: string): Bytes {
  return pkcs12(keys, certificates, (content) => {
    const [salt, iv] = [randomBytes(16), randomBytes(16)];
    const cipher = createCipheriv('aes-256-cbc', pbkdf2Sync(password, salt, 100, 32, 'sha512'), iv);
    const data = Buffer.concat([cipher.update(content), cipher.final()]);
    const hmac = sequence(encodeOid('1.2.840.113549.2.11'), NULL);
    const derivation = sequence(encodeOid('1.2.840.113549.1.5.12'), sequence(octets(salt), integer(100), hmac));
    const encryption = sequence(encodeOid('2.16.840.1.101.3.4.1.42'), octets(iv));
    return sequence(sequence(encodeOid('1.2.840.113549.1.5.13'), sequence(derivation, encryption)), octets(data));
  });
}

function pkcs12(
  keys: readonly Uint8Array[],
  certificates: readonly Uint8Array[],
  sealed: (content: Uint8Array) => Bytes,
): Bytes {
  const explicit = (...parts: readonly Uint8Array[]) => encodeElement(Tag.context0, ...parts);
  const data = (content: Uint8Array) => sequence(encodeOid('1.2.840.113549.1.7.1'), explicit(octets(content)));
  const keyBags = keys.map((key) => sequence(encodeOid('1.2.840.113549.1.12.10.1.2'), explicit(sealed(key))));
  const certificateBags = certificates.map((one) =>
    sequence(
      encodeOid('1.2.840.113549.1.12.10.1.3'),
      explicit(sequence(encodeOid('1.2.840.113549.1.9.22.1'), explicit(octets(one)))),
    ),
  );
  // PKCS#8 has algorithm and OCTET STRING; EncryptedContentInfo has algorithm and [0].
  const encrypted = Buffer.from(sealed(sequence(...certificateBags)));
  const algorithm = encrypted.subarray(
    getHeadLength(encrypted),
    getHeadLength(encrypted) + getLength(encrypted.subarray(getHeadLength(encrypted))),
  );
  const hidden = encrypted.subarray(getHeadLength(encrypted) + algorithm.length);
  const content = Buffer.concat([Buffer.of(0x80), hidden.subarray(1)]);
  const info = sequence(encodeOid('1.2.840.113549.1.7.1'), algorithm, content);
  const safe = sequence(encodeOid('1.2.840.113549.1.7.6'), explicit(sequence(integer(0), info)));
  return sequence(integer(3), data(sequence(data(sequence(...keyBags)), safe)));
}

function getHeadLength(element: Buffer): number {
  const length = element[1] ?? 0;
  return length < 0x80 ? 2 : 2 + (length & 0x7f);
}

function getLength(element: Buffer): number {
  const head = getHeadLength(element);
  return head + (head === 2 ? (element[1] ?? 0) : element.readUIntBE(2, head - 2));
}

/** Writes `Key-6.dat`: the padding of the last block is in the header. */
export function iitFile(privateKey: Uint8Array, password: string | Uint8Array): Bytes {
  const filled = Buffer.concat([privateKey, Buffer.alloc((8 - (privateKey.length % 8)) % 8)]);
  const cipher = init();
  cipher.key(iitKey(Buffer.from(password), 10_000));
  const encrypted = Buffer.alloc(filled.length);
  cipher.crypt(filled, encrypted);
  const [data, padding] = [encrypted.subarray(0, privateKey.length), encrypted.subarray(privateKey.length)];
  const head = sequence(octets(cipher.mac(32, Buffer.from(privateKey))), octets(padding));
  return sequence(sequence(encodeOid('1.3.6.1.4.1.19398.1.1.1.2'), head), octets(data));
}

/** Writes a Java store with one key, protected by Java's method. @param alone certificates in entries of their own */
export function jksFile(
  privateKey: Uint8Array,
  certificates: readonly Uint8Array[],
  password: string,
  alone: readonly Uint8Array[] = [],
): Bytes {
  const typed = Buffer.from(password, 'utf16le').swap16();
  const sha1 = (...parts: readonly Uint8Array[]) => createHash('sha1').update(Buffer.concat(parts)).digest();
  const salt = randomBytes(20);
  const hidden = Buffer.from(privateKey);
  for (let at = 0, step = sha1(typed, salt); at < hidden.length; at += step.length, step = sha1(typed, step))
    for (let index = 0; index < step.length && at + index < hidden.length; index += 1)
      hidden[at + index] = (hidden[at + index] ?? 0) ^ (step[index] ?? 0);
  const key = sequence(
    sequence(encodeOid('1.3.6.1.4.1.42.2.17.1.1'), NULL),
    octets(Buffer.concat([salt, hidden, sha1(typed, privateKey)])),
  );
  const x509 = (one: Uint8Array) => [u16(5), Buffer.from('X.509'), u32(one.length), one];
  const named = (kind: number, name: string) => [u32(kind), u16(name.length), Buffer.from(name), Buffer.alloc(8)];
  const entry = [...named(1, 'sign'), u32(key.length), key, u32(certificates.length), ...certificates.flatMap(x509)];
  const trusted = alone.flatMap((one, index) => [...named(2, `ca-${index}`), ...x509(one)]);
  const content = Buffer.concat([u32(0xfeed_feed), u32(2), u32(1 + alone.length), ...trusted, ...entry]);
  return copyBytes(Buffer.concat([content, sha1(typed, Buffer.from('Mighty Aphrodite'), content)]));
}

function u16(number: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(number);
  return bytes;
}

function u32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

import { AsnProp, AsnPropTypes, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { concatBytes, areEqualBytes, type Bytes } from '../encoding/bytes';
import { decodeBer } from '../encoding/der';
import { GOST, gost34311 } from '../dstu/hashes';
import { isAcceptableIterationCount } from './derive-key';
import type { PfxFile } from './read-pfx';

class DigestInfo {
  digestAlgorithm = new AlgorithmIdentifier();
  digest = new OctetString();
}
AsnProp({ type: AlgorithmIdentifier })(DigestInfo.prototype, 'digestAlgorithm');
AsnProp({ type: OctetString })(DigestInfo.prototype, 'digest');

class MacData {
  mac = new DigestInfo();
  salt = new OctetString();
  iterations = 1;
}
AsnProp({ type: DigestInfo })(MacData.prototype, 'mac');
AsnProp({ type: OctetString })(MacData.prototype, 'salt');
AsnProp({ type: AsnPropTypes.Integer, defaultValue: 1 })(MacData.prototype, 'iterations');

interface CheckHash {
  readonly block: number;
  of(bytes: Bytes): Bytes | Promise<Bytes>;
}

const HASHES: Readonly<Record<string, CheckHash>> = {
  '1.3.14.3.2.26': createBrowserHash('SHA-1', 64),
  '2.16.840.1.101.3.4.2.1': createBrowserHash('SHA-256', 64),
  '2.16.840.1.101.3.4.2.2': createBrowserHash('SHA-384', 128),
  '2.16.840.1.101.3.4.2.3': createBrowserHash('SHA-512', 128),
  [GOST.id]: { block: 32, of: gost34311 },
};

function createBrowserHash(name: string, block: number): CheckHash {
  return { block, of: async (bytes) => new Uint8Array(await crypto.subtle.digest(name, bytes)) };
}

/** Derivation purpose of a MAC key. Source: RFC 7292, B.3 */
const PURPOSE_MAC = 3;

/** Checks a PKCS#12 with the password: HMAC with a key derived by RFC 7292. Null if it cannot be checked. */
export async function isPfxIntact({ checked, check }: PfxFile, password: string): Promise<boolean | null> {
  const data = check && decodeBer(check, MacData);
  if (check && !data) return false;
  const { algorithm = '' } = data?.mac.digestAlgorithm ?? {};
  const hash = Object.hasOwn(HASHES, algorithm) ? HASHES[algorithm] : null;
  if (!data || !hash) return null;
  if (!isAcceptableIterationCount(data.iterations)) return false;
  const key = await deriveMacKey(hash, password, new Uint8Array(data.salt.buffer), data.iterations);
  const inner = await hash.of(concatBytes(padKey(key, hash, 0x36), checked));
  const code = await hash.of(concatBytes(padKey(key, hash, 0x5c), inner));
  key.fill(0);
  return areEqualBytes(code, new Uint8Array(data.mac.digest.buffer));
}

function padKey(key: Uint8Array, { block }: CheckHash, filler: number): Bytes {
  return Uint8Array.from({ length: block }, (_, at) => (key[at] ?? 0) ^ filler);
}

/** Derives a MAC key as long as the hash. Source: RFC 7292, B.2 */
async function deriveMacKey(
  { of, block }: CheckHash,
  password: string,
  salt: Uint8Array,
  iterations: number,
): Promise<Bytes> {
  // UTF-16, high byte first, with a terminating zero.
  const typed = Uint8Array.from([...`${password}\0`].flatMap((character) => encodeUtf16(character)));
  let hash = concatBytes(
    new Uint8Array(block).fill(PURPOSE_MAC),
    repeatToBlocks(salt, block),
    repeatToBlocks(typed, block),
  );
  typed.fill(0);
  for (let round = 0; round < iterations; round += 1) hash = await of(hash);
  return hash;
}

function encodeUtf16(character: string): readonly number[] {
  return Array.from({ length: character.length }, (_, at) => character.charCodeAt(at)).flatMap((code) => [
    code >> 8,
    code & 0xff,
  ]);
}

function repeatToBlocks(bytes: Uint8Array, block: number): Uint8Array {
  const length = Math.ceil(bytes.length / block) * block;
  return Uint8Array.from({ length }, (_, at) => bytes[at % bytes.length] ?? 0);
}

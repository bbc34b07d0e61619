import { Buffer } from 'buffer';
import { PrivateKeyInfo } from '@peculiar/asn1-pkcs8';
import { AsnProp, AsnPropTypes, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier, Certificate } from '@peculiar/asn1-x509';
import { copyBytes } from '../encoding/bytes';
import { decodeBer, encodeElement, encodeOid, Tag } from '../encoding/der';
import { DSTU_4145 } from './dstu-4145';
import { findCurve } from './find-curve';
import { findHashOfSignature } from './hashes';
import { Priv, type PrivateKey, type Pub } from './packages';

class PrivateKeyParts {
  version = 0;
  algorithm = new AlgorithmIdentifier();
  number = new OctetString();
  attributes?: ArrayBuffer;
}
AsnProp({ type: AsnPropTypes.Integer })(PrivateKeyParts.prototype, 'version');
AsnProp({ type: AlgorithmIdentifier })(PrivateKeyParts.prototype, 'algorithm');
AsnProp({ type: OctetString })(PrivateKeyParts.prototype, 'number');
AsnProp({ type: AsnPropTypes.Any, optional: true })(PrivateKeyParts.prototype, 'attributes');

const VERSION_0 = encodeElement(Tag.integer, Uint8Array.of(0));
/** A key with a second one beside it has less than one kilobyte. */
const KEY_MAX_BYTES = 4096;
const WORD_BYTES = 4;

/** Returns the DSTU 4145 key of a certificate, with any hash; null for others and for invalid certificates. */
export function readPublicKey(certificate: Uint8Array): Pub | null {
  const { algorithm, subjectPublicKey } =
    decodeBer(certificate, Certificate)?.tbsCertificate.subjectPublicKeyInfo ?? {};
  if (!subjectPublicKey || !findHashOfSignature(algorithm?.algorithm)) return null;
  const { curve } = findCurve(algorithm?.parameters) ?? {};
  const point = decodeBer(new Uint8Array(subjectPublicKey), OctetString);
  if (!curve || !point || point.byteLength > Math.ceil(curve.m / 8)) return null;
  // The package expects 32-bit words, lowest first.
  const words = new Uint8Array(Math.ceil(point.byteLength / WORD_BYTES) * WORD_BYTES);
  words.set(new Uint8Array(point.buffer));
  return curve.pubkey(new Uint32Array(words.buffer));
}

export function isOtherKey(der: Uint8Array): boolean {
  const parts = decodeBer(der, PrivateKeyInfo);
  return parts !== null && findHashOfSignature(parts.privateKeyAlgorithm.algorithm) === null;
}

/** Returns the keys of a PKCS#8: one, or two with IIT's programs. @throws Error if there is none */
export function readPrivateKeys(der: Uint8Array): readonly [PrivateKey, ...PrivateKey[]] {
  const parts = der.length > KEY_MAX_BYTES ? null : decodeBer(der, PrivateKeyParts);
  const { name } = (findHashOfSignature(parts?.algorithm.algorithm) && findCurve(parts?.algorithm.parameters)) ?? {};
  if (!parts || !name) throw new Error('not a key by DSTU 4145');
  const named = encodeElement(
    Tag.sequence,
    VERSION_0,
    encodeElement(Tag.sequence, encodeOid(DSTU_4145), encodeElement(Tag.sequence, name)),
    encodeElement(Tag.octetString, new Uint8Array(parts.number.buffer)),
    new Uint8Array(parts.attributes ?? new ArrayBuffer(0)),
  );
  const copy = Buffer.from(named);
  try {
    const [first, ...others] = Priv.from_asn1(copy, true).keys;
    if (!first) throw new Error('no key');
    return [first, ...others];
  } finally {
    [copy, named].forEach((bytes) => bytes.fill(0));
    new Uint8Array(parts.number.buffer).fill(0);
  }
}

/** Returns the first key, which signs. @throws Error if there is none */
export function readPrivateKey(der: Uint8Array): PrivateKey {
  return readPrivateKeys(copyBytes(der))[0];
}

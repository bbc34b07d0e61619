import { IssuerAndSerialNumber } from '@peculiar/asn1-cms';
import { AlgorithmIdentifier, Certificate } from '@peculiar/asn1-x509';
import { createSignatureTemplate, type SignatureSuite } from '../cades/create-signature-template';
import type { DocumentSigner } from '../cades/create-signer';
import { concatBytes, copyBytes, toHex, type Bytes } from '../encoding/bytes';
import { decodeBer, encodeDer } from '../encoding/der';
import { SigningCertificate } from './signing-certificate';
import { GOST, findHashOfSignature, type DstuHash } from './hashes';
import { readPrivateKey, readPublicKey } from './keys';
import { getByteLength, hashElement, getOrder } from './find-dstu-key';
import { Field, type FieldNumber, type PrivateKey } from './packages';

export interface DstuSigner extends DocumentSigner {
  /** Signs synchronously: the packages only compute. */
  signNow(document: Uint8Array, signingTime: Date): Bytes;
}

/**
 * Creates a signer with a DSTU 4145 key and its certificate: detached CAdES-BES by the Ukrainian profile.
 * @param privateKey DER, PKCS#8 with the parameters of DSTU; what is read of it stays in memory
 * @param certificate DER
 * @throws Error if either cannot be read or they do not match
 */
export function createDstuSigner(privateKey: Uint8Array, certificate: Uint8Array): DstuSigner {
  const key = readPrivateKey(privateKey);
  const publicKey = readPublicKey(certificate);
  const parsed = decodeBer(certificate, Certificate);
  if (!parsed || !publicKey || !key.pub_match(publicKey)) throw new Error('not the certificate of this key');
  const { issuer, serialNumber } = parsed.tbsCertificate;
  const hash = getSigningHash(parsed);
  const template = createSignatureTemplate(
    {
      certificate: copyBytes(certificate),
      issuerAndSerial: encodeDer(new IssuerAndSerialNumber({ issuer, serialNumber })),
      certificateHash: hash.of(certificate),
    },
    createSuite(hash),
  );
  const signNow = (document: Uint8Array, signingTime: Date) => {
    const attributes = template.attributes(hash.of(document), signingTime);
    return template.container(attributes, signHash(key, hash.of(attributes)));
  };
  return { signNow, sign: (document, signingTime) => Promise.resolve(signNow(document, signingTime)) };
}

/** Returns the hash with which a key signs: the one in its own algorithm, else that of its authority's signature. */
function getSigningHash({ tbsCertificate, signatureAlgorithm }: Certificate): DstuHash {
  const own = findHashOfSignature(tbsCertificate.subjectPublicKeyInfo.algorithm.algorithm);
  const ofAuthority = findHashOfSignature(signatureAlgorithm.algorithm);
  return (own === GOST ? ofAuthority : own) ?? GOST;
}

function createSuite({ id, signatures: [signature] }: DstuHash): SignatureSuite {
  const algorithm = new AlgorithmIdentifier({ algorithm: id });
  return {
    digestAlgorithm: encodeDer(algorithm),
    signatureAlgorithm: encodeDer(new AlgorithmIdentifier({ algorithm: signature })),
    signingCertificate: (hash) => encodeDer(SigningCertificate.of(algorithm, hash)),
    value: copyBytes,
  };
}

/** Signs a hash: r and s, little endian, each as long as the order. */
export function signHash(key: PrivateKey, hash: Uint8Array): Bytes {
  const order = getOrder(key.curve);
  const size = getByteLength(order);
  const number = hashElement(hash, key.curve);
  for (;;) {
    const signed = key.help_sign(number, new Field(drawRandomBelow(order, size), 'buf8', key.curve));
    if (!signed || signed.r.is_zero() || signed.s.is_zero()) continue;
    return concatBytes(toLittleEndian(signed.r, size), toLittleEndian(signed.s, size));
  }
}

/**
 * Returns a uniformly random number between 1 and the order, big endian; numbers above are drawn again. If one of them
 * becomes known, so does the key.
 */
export function drawRandomBelow(order: bigint, size: number): Bytes {
  const excess = size * 8 - order.toString(2).length;
  for (;;) {
    const candidate = crypto.getRandomValues(new Uint8Array(size));
    candidate[0] = (candidate[0] ?? 0) & (0xff >> excess);
    const number = BigInt(`0x${toHex(candidate)}`);
    if (number > 0n && number < order) return candidate;
  }
}

export function toLittleEndian(number: FieldNumber, size: number): Bytes {
  const digits = number.toString(true).padStart(size * 2, '0');
  return copyBytes(
    Uint8Array.from({ length: size }, (_, place) =>
      parseInt(digits.slice(-2 * place - 2, -2 * place || undefined), 16),
    ),
  );
}

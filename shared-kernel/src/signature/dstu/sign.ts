import { Buffer } from 'buffer';
import { IssuerAndSerialNumber } from '@peculiar/asn1-cms';
import { AlgorithmIdentifier, Certificate as X509 } from '@peculiar/asn1-x509';
import { Certificate, Field, Priv } from 'jkurwa';
import { signatureTemplate, type SignatureSuite } from '../cades/template';
import type { DocumentSigner } from '../cades/sign';
import { concatBytes, ownBytes, toHex, type Bytes } from '../encoding/bytes';
import { decodeBer, encodeDer } from '../encoding/der';
import { DSTU_4145, GOST_34311 } from './algorithms';
import { SigningCertificate } from './certificate-id';
import { bytesOf, gost34311, orderOf } from './verify';

const HASH = new AlgorithmIdentifier({ algorithm: GOST_34311 });

const DSTU: SignatureSuite = {
  digestAlgorithm: encodeDer(HASH),
  signatureAlgorithm: encodeDer(new AlgorithmIdentifier({ algorithm: DSTU_4145 })),
  signingCertificate: (hash) => encodeDer(SigningCertificate.of(HASH, hash)),
  value: ownBytes,
};

export interface DstuSigner extends DocumentSigner {
  /** The same at once: the packages compute and wait for nothing. */
  signNow(document: Uint8Array, signingTime: Date): Bytes;
}

/**
 * Signs documents with one key of DSTU 4145 and its certificate: detached CAdES-BES, as the Ukrainian profile has it.
 * @param privateKey DER of the private key, PKCS#8 with the parameters of DSTU; what is read of it stays in memory
 * @param certificate DER
 * @throws Error if either cannot be read or they do not belong together: every signature would be worthless
 */
export function createDstuSigner(privateKey: Uint8Array, certificate: Uint8Array): DstuSigner {
  const key = Priv.from_asn1(Buffer.from(privateKey));
  const { pubkey } = Certificate.from_asn1(Buffer.from(certificate));
  const parsed = decodeBer(certificate, X509);
  if (!parsed || !pubkey || !key.pub_match(pubkey)) throw new Error('not the certificate of this key');
  const { issuer, serialNumber } = parsed.tbsCertificate;
  const template = signatureTemplate(
    {
      certificate: ownBytes(certificate),
      issuerAndSerial: encodeDer(new IssuerAndSerialNumber({ issuer, serialNumber })),
      certificateHash: gost34311(certificate),
    },
    DSTU,
  );
  const signNow = (document: Uint8Array, signingTime: Date) => {
    const attributes = template.attributes(gost34311(document), signingTime);
    return template.container(attributes, signHash(key, gost34311(attributes)));
  };
  return { signNow, sign: (document, signingTime) => Promise.resolve(signNow(document, signingTime)) };
}

/** r and s of a hash, little endian, each as long as the order. */
export function signHash(key: Priv, hash: Uint8Array): Bytes {
  const order = orderOf(key.curve);
  const size = bytesOf(order);
  // The hash is little endian, and numbers of the package are big endian with a byte more in front.
  const number = new Field(Uint8Array.of(0, ...ownBytes(hash).reverse()), 'buf8', key.curve);
  for (;;) {
    const signed = key.help_sign(number, new Field(randomBelow(order, size), 'buf8', key.curve));
    if (!signed || signed.r.is_zero() || signed.s.is_zero()) continue;
    return concatBytes(littleEndian(signed.r, size), littleEndian(signed.s, size));
  }
}

/**
 * A number between nought and the order that nobody can guess, big endian: whoever learns one of them has the key. All
 * numbers are equally likely, for those above the order are drawn again.
 */
export function randomBelow(order: bigint, size: number): Bytes {
  const excess = size * 8 - order.toString(2).length;
  for (;;) {
    const drawn = crypto.getRandomValues(new Uint8Array(size));
    drawn[0] = (drawn[0] ?? 0) & (0xff >> excess);
    const number = BigInt(`0x${toHex(drawn)}`);
    if (number > 0n && number < order) return drawn;
  }
}

export function littleEndian(number: Field, size: number): Bytes {
  const digits = number.toString(true).padStart(size * 2, '0');
  return ownBytes(
    Uint8Array.from({ length: size }, (_, place) =>
      parseInt(digits.slice(-2 * place - 2, -2 * place || undefined), 16),
    ),
  );
}

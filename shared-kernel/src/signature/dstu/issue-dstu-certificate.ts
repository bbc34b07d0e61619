import { PrivateKeyInfo } from '@peculiar/asn1-pkcs8';
import { OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  BasicConstraints,
  Extension,
  Extensions,
  id_ce_basicConstraints,
  id_ce_keyUsage,
  KeyUsage,
  KeyUsageFlags,
  Name,
  RelativeDistinguishedName,
  RevokedCertificate,
  SubjectPublicKeyInfo,
  TBSCertificate,
  TBSCertList,
  Time,
  Validity,
  Version,
} from '@peculiar/asn1-x509';
import { concatBytes, copyBytes, type Bytes } from '../encoding/bytes';
import { decodeBer, encodeElement, encodeDer, Tag } from '../encoding/der';
import { GOST, type DstuHash } from './hashes';
import { readPrivateKey } from './keys';
import { toLittleEndian, drawRandomBelow, signHash } from './create-dstu-signer';
import { getByteLength, getOrder } from './find-dstu-key';
import { std_curve } from './packages';

export interface DstuSubject {
  readonly commonName: string;
  readonly organization?: string;
  /** A person's tax code or its substitute; code of an organisation. */
  readonly taxNumber?: string;
  readonly organisationCode?: string;
}

export interface DstuIssue {
  readonly subject: DstuSubject;
  /** Private key (DER) whose public key is certified. */
  readonly subjectKey: Uint8Array;
  readonly serial: Uint8Array;
  readonly validFrom: Date;
  readonly validTo: Date;
  /** `authority`: may issue certificates; `agreement`: for key agreement only. */
  readonly use: 'authority' | 'signing' | 'agreement';
  /** Hash in the key's algorithm; default GOST 34.311, which most keys state whatever they sign with. */
  readonly hash?: DstuHash;
}

export interface DstuIssuer {
  readonly subject: DstuSubject;
  /** DER. */
  readonly privateKey: Uint8Array;
  /** Hash with which it signs; default GOST 34.311. */
  readonly hash?: DstuHash;
}

const CURVE = 'DSTU_PB_257';
const ATTRIBUTES = [
  ['2.5.4.10', ({ organization }: DstuSubject) => organization],
  ['2.5.4.3', ({ commonName }: DstuSubject) => commonName],
  ['2.5.4.5', ({ taxNumber }: DstuSubject) => taxNumber && `TINUA-${taxNumber}`],
  ['2.5.4.97', ({ organisationCode }: DstuSubject) => organisationCode && `NTRUA-${organisationCode}`],
] as const;
const USAGE = {
  authority: KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign,
  signing: KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation,
  agreement: KeyUsageFlags.keyAgreement,
} as const;

/** Creates a private key on the usual curve of 257 bits, DER. */
export function createDstuKey(): Bytes {
  const curve = std_curve(CURVE);
  const order = getOrder(curve);
  const number = drawRandomBelow(order, getByteLength(order));
  // The package reads a number with its highest bit set as negative.
  const key = curve.pkey(concatBytes(Uint8Array.of(0), number), 'buf8');
  number.fill(0);
  return copyBytes(key.to_asn1());
}

/** Issues a DSTU 4145 certificate for the sandbox's own authority and for tests. */
export function issueDstuCertificate(issue: DstuIssue, issuer: DstuIssuer): Bytes {
  const tbs = new TBSCertificate({
    version: Version.v3,
    serialNumber: copyBytes(issue.serial).buffer,
    signature: toAlgorithm(issuer.hash),
    issuer: toName(issuer.subject),
    validity: new Validity({ notBefore: issue.validFrom, notAfter: issue.validTo }),
    subject: toName(issue.subject),
    subjectPublicKeyInfo: derivePublicKeyInfo(issue.subjectKey, issue.hash),
    extensions: new Extensions([
      createExtension(id_ce_basicConstraints, new BasicConstraints({ cA: issue.use === 'authority' })),
      createExtension(id_ce_keyUsage, new KeyUsage(USAGE[issue.use])),
    ]),
  });
  return wrapSigned(encodeDer(tbs), issuer);
}

export function issueRevocationList(
  issuer: DstuIssuer,
  serials: readonly Uint8Array[],
  { from, until }: { readonly from: Date; readonly until: Date },
): Bytes {
  const list = new TBSCertList({
    version: Version.v2,
    signature: toAlgorithm(issuer.hash),
    issuer: toName(issuer.subject),
    thisUpdate: new Time(from),
    nextUpdate: new Time(until),
    ...(serials.length > 0 && {
      revokedCertificates: serials.map(
        (serial) =>
          new RevokedCertificate({ userCertificate: copyBytes(serial).buffer, revocationDate: new Time(from) }),
      ),
    }),
  });
  return wrapSigned(encodeDer(list), issuer);
}

function wrapSigned(part: Bytes, { privateKey, hash = GOST }: DstuIssuer): Bytes {
  const value = signHash(readPrivateKey(privateKey), hash.of(part));
  const bits = concatBytes(Uint8Array.of(0), encodeElement(Tag.octetString, value));
  return encodeElement(Tag.sequence, part, encodeDer(toAlgorithm(hash)), encodeElement(Tag.bitString, bits));
}

function toAlgorithm({ signatures: [algorithm] }: DstuHash = GOST): AlgorithmIdentifier {
  return new AlgorithmIdentifier({ algorithm });
}

/** Derives the public key info: the point is an OCTET STRING, little endian. */
function derivePublicKeyInfo(privateKey: Uint8Array, hash?: DstuHash): SubjectPublicKeyInfo {
  const key = readPrivateKey(privateKey);
  const { parameters } = decodeBer(privateKey, PrivateKeyInfo)?.privateKeyAlgorithm ?? {};
  if (!parameters) throw new Error('not a private key');
  const algorithm = toAlgorithm(hash);
  algorithm.parameters = parameters;
  const point = toLittleEndian(key.pub_compress(), Math.ceil(key.curve.m / 8));
  return new SubjectPublicKeyInfo({ algorithm, subjectPublicKey: encodeElement(Tag.octetString, point).buffer });
}

function toName(subject: DstuSubject): Name {
  const texts = ATTRIBUTES.flatMap(([type, read]) => {
    const text = read(subject);
    return text ? [createRelativeName(type, new AttributeValue({ utf8String: text }))] : [];
  });
  return new Name([createRelativeName('2.5.4.6', new AttributeValue({ printableString: 'UA' })), ...texts]);
}

function createRelativeName(type: string, value: AttributeValue): RelativeDistinguishedName {
  return new RelativeDistinguishedName([new AttributeTypeAndValue({ type, value })]);
}

function createExtension(extnID: string, value: object): Extension {
  return new Extension({ extnID, critical: true, extnValue: new OctetString(encodeDer(value)) });
}

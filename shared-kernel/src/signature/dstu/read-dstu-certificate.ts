import { IssuerAndSerialNumber } from '@peculiar/asn1-cms';
import { AsnArray, AsnConvert, AsnProp, AsnPropTypes, AsnType, AsnTypeTypes } from '@peculiar/asn1-schema';
import {
  BasicConstraints,
  Certificate,
  id_ce_basicConstraints,
  id_ce_keyUsage,
  KeyUsage,
  type Name,
} from '@peculiar/asn1-x509';
import { concatBytes, copyBytes, areEqualBytes, type Bytes } from '../encoding/bytes';
import { decodeBer, encodeElement, reencode, encodeDer, Tag } from '../encoding/der';
import { findHashOfSignature, type DstuHash } from './hashes';

class Directory {
  type = '';
  values: ArrayBuffer[] = [];
}
AsnProp({ type: AsnPropTypes.ObjectIdentifier })(Directory.prototype, 'type');
AsnProp({ type: AsnPropTypes.Any, repeated: 'set' })(Directory.prototype, 'values');

class DirectoryAttributes extends AsnArray<Directory> {}
AsnType({ type: AsnTypeTypes.Sequence, itemType: Directory })(DirectoryAttributes);

/** Facts of another authority's certificate that the bank needs. Nothing is verified yet. */
export interface DstuCertificate {
  readonly der: Bytes;
  /** Lower-case hexadecimal. */
  readonly serial: string;
  readonly validFrom: Date;
  readonly validTo: Date;
  /** DER of the names. */
  readonly issuer: Bytes;
  readonly subject: Bytes;
  /** DER by which a signature names its certificate. */
  readonly issuerAndSerial: Bytes;
  /** Name of the person or, in a seal, of the organisation. */
  readonly commonName: string;
  /** DER of the key with its algorithm. */
  readonly publicKeyInfo: Bytes;
  /** Present if it may issue certificates, with the allowed number of intermediate ones. */
  readonly authority: { readonly pathLength: number | null } | null;
  /** `KeyUsageFlags`; null if not stated. */
  readonly usage: number | null;
  /** A person's tax code or its substitute; code of an organisation. */
  readonly taxNumber: string | null;
  readonly organisationCode: string | null;
  /** Bytes signed by the authority, hash algorithm, and signature. */
  readonly hash: DstuHash;
  readonly signedPart: Bytes;
  readonly signature: Bytes;
}

const COMMON_NAME = '2.5.4.3';
const SERIAL_NUMBER = '2.5.4.5';
const ORGANISATION_IDENTIFIER = '2.5.4.97';
const DIRECTORY_ATTRIBUTES = '2.5.29.9';
/** Attributes of the Ukrainian profile: tax code or passport; code of the organisation. */
const TAX_NUMBER = ['1.2.804.2.1.1.1.11.1.4.1.1', '1.2.804.2.1.1.1.11.1.4.7.1'];
const ORGANISATION_CODE = ['1.2.804.2.1.1.1.11.1.4.2.1'];
/** Prefixes of the same identifiers in names. Source: ETSI EN 319 412-1 */
const TAX_PREFIX = /^(?:TIN|IDC|PNO|PAS)UA-/;
const ORGANISATION_PREFIX = /^(?:NTR|VAT)UA-/;

/**
 * Parses a certificate signed by DSTU 4145.
 * @returns null for other algorithms and invalid certificates, also if its frame is not strict DER or the outer algorithm differs from the inner one
 */
export function readDstuCertificate(der: Uint8Array): DstuCertificate | null {
  const certificate = decodeBer(der, Certificate);
  const signed = certificate?.tbsCertificateRaw;
  const hash = findHashOfSignature(certificate?.signatureAlgorithm.algorithm);
  if (!certificate || !signed || !hash) return null;
  const { tbsCertificate: tbs, signatureAlgorithm, signatureValue } = certificate;
  const algorithm = reencode(signatureAlgorithm);
  const inner = reencode(tbs.signature);
  if (!algorithm || !inner || !areEqualBytes(algorithm, inner)) return null;
  // The unsigned frame must have one form: otherwise the same certificate would have many fingerprints.
  const value = concatBytes(Uint8Array.of(0), new Uint8Array(signatureValue));
  const frame = encodeElement(Tag.sequence, new Uint8Array(signed), algorithm, encodeElement(Tag.bitString, value));
  const { issuer, serialNumber, validity, subject, subjectPublicKeyInfo } = tbs;
  const names = [issuer, subject, subjectPublicKeyInfo].map((part) => reencode(part));
  const [issuerDer, subjectDer, publicKeyInfo] = names;
  if (!areEqualBytes(frame, der) || !issuerDer || !subjectDer || !publicKeyInfo) return null;
  const extension = (id: string) => tbs.extensions?.find(({ extnID }) => extnID === id)?.extnValue.buffer;
  const directory = createDirectoryLookup(extension(DIRECTORY_ATTRIBUTES));
  return {
    der: copyBytes(der),
    serial: Array.from(new Uint8Array(serialNumber), (byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .replace(/^00(?=.)/, ''),
    validFrom: validity.notBefore.getTime(),
    validTo: validity.notAfter.getTime(),
    issuer: issuerDer,
    subject: subjectDer,
    issuerAndSerial: encodeDer(new IssuerAndSerialNumber({ issuer, serialNumber })),
    commonName: findAttribute(subject, COMMON_NAME) ?? '',
    publicKeyInfo,
    authority: readAuthority(extension(id_ce_basicConstraints)),
    usage: readUsage(extension(id_ce_keyUsage)),
    taxNumber: directory(TAX_NUMBER) ?? removePrefix(findAttribute(subject, SERIAL_NUMBER), TAX_PREFIX),
    organisationCode:
      directory(ORGANISATION_CODE) ??
      removePrefix(findAttribute(subject, ORGANISATION_IDENTIFIER), ORGANISATION_PREFIX),
    hash,
    signedPart: new Uint8Array(signed),
    signature: new Uint8Array(signatureValue),
  };
}

function findAttribute(name: Name, type: string): string | null {
  const found = name.flat().find((attribute) => attribute.type === type);
  return found?.value.toString() ?? null;
}

/** Returns the identifier without its prefix; without the prefix it is the authority's own customer number. */
function removePrefix(text: string | null, prefix: RegExp): string | null {
  return text && prefix.test(text) ? text.replace(prefix, '') : null;
}

function createDirectoryLookup(extension: ArrayBuffer | undefined): (types: readonly string[]) => string | null {
  const attributes = (extension && decodeBer(new Uint8Array(extension), DirectoryAttributes)) ?? [];
  return (types) => {
    const [value] = attributes.find(({ type }) => types.includes(type))?.values ?? [];
    // Skips tag and length of a short string.
    return value ? new TextDecoder().decode(new Uint8Array(value).subarray(2)).trim() || null : null;
  };
}

function readAuthority(extension: ArrayBuffer | undefined): DstuCertificate['authority'] {
  const constraints = extension && decodeBer(new Uint8Array(extension), BasicConstraints);
  return constraints?.cA ? { pathLength: constraints.pathLenConstraint ?? null } : null;
}

function readUsage(extension: ArrayBuffer | undefined): number | null {
  try {
    return extension ? AsnConvert.parse(extension, KeyUsage).toNumber() : null;
  } catch {
    // An unreadable usage allows nothing.
    return 0;
  }
}

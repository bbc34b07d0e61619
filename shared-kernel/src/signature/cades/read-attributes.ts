import {
  type Attribute,
  id_contentType,
  id_data,
  id_messageDigest,
  id_signingTime,
  SigningTime,
} from '@peculiar/asn1-cms';
import { OctetString } from '@peculiar/asn1-schema';
import { copyBytes, areEqualBytes, type Bytes } from '../encoding/bytes';
import { decodeBer, encodeOid } from '../encoding/der';
import { SIGNING_CERTIFICATE_V2, SigningCertificate } from './signing-certificate';

interface SignedAttributes {
  readonly messageDigest: Bytes;
  readonly signingTime: Date;
  /** SHA-256 of the certificate that the signature is bound to. */
  readonly certificateHash: Bytes;
}

const ATTRIBUTE_COUNT = 4;
const DATA = encodeOid(id_data);

/**
 * Reads the signed attributes.
 * @returns null unless there are exactly the four attributes of CAdES-BES that we write, with one value each
 */
export function readAttributes(attributes: readonly Attribute[]): SignedAttributes | null {
  const contentType = getSoleValue(attributes, id_contentType);
  const digest = decodeOptional(getSoleValue(attributes, id_messageDigest), OctetString);
  const time = decodeOptional(getSoleValue(attributes, id_signingTime), SigningTime);
  const [certificate, ...others] =
    decodeOptional(getSoleValue(attributes, SIGNING_CERTIFICATE_V2), SigningCertificate)?.certs ?? [];
  const isOurs =
    attributes.length === ATTRIBUTE_COUNT && others.length === 0 && contentType && areEqualBytes(contentType, DATA);
  if (!isOurs || !digest || !time || !certificate) return null;
  if (Number.isNaN(time.getTime().getTime())) return null;
  return {
    messageDigest: copyBytes(digest.buffer),
    signingTime: time.getTime(),
    certificateHash: copyBytes(certificate.certHash.buffer),
  };
}

/** Returns the value of an attribute that occurs once with one value; null otherwise. */
export function getSoleValue(attributes: readonly Attribute[], type: string): Bytes | null {
  const values = attributes.filter(({ attrType }) => attrType === type).flatMap(({ attrValues }) => attrValues);
  const [value, ...others] = values;
  return value && others.length === 0 ? copyBytes(value) : null;
}

function decodeOptional<T extends object>(value: Bytes | null, type: new () => T): T | null {
  return value && decodeBer(value, type);
}

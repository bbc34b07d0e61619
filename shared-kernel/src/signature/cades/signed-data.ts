import {
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifiers,
  EncapsulatedContentInfo,
  id_signedData,
  SignerInfos,
} from '@peculiar/asn1-cms';
import { AsnProp, AsnPropTypes } from '@peculiar/asn1-schema';
import { decodeBer } from '../encoding/der';

/**
 * CMS `SignedData` (RFC 5652, 5.1) with certificates as bytes: parsing them three times per document took most of the
 * time of a large batch.
 */
export class SignedData {
  version = CMSVersion.v0;
  digestAlgorithms = new DigestAlgorithmIdentifiers();
  encapContentInfo = new EncapsulatedContentInfo();
  certificates: ArrayBuffer[] = [];
  signerInfos = new SignerInfos();
}
AsnProp({ type: AsnPropTypes.Integer })(SignedData.prototype, 'version');
AsnProp({ type: DigestAlgorithmIdentifiers })(SignedData.prototype, 'digestAlgorithms');
AsnProp({ type: EncapsulatedContentInfo })(SignedData.prototype, 'encapContentInfo');
AsnProp({ type: AsnPropTypes.Any, repeated: 'set', context: 0, implicit: true })(SignedData.prototype, 'certificates');
AsnProp({ type: SignerInfos })(SignedData.prototype, 'signerInfos');

/**
 * Parses CMS `SignedData`; BER is accepted.
 * @returns null unless it has certificates and no revocation lists
 */
export function readSignedData(der: Uint8Array): SignedData | null {
  const info = decodeBer(der, ContentInfo);
  return info?.contentType === id_signedData ? decodeBer(new Uint8Array(info.content), SignedData) : null;
}

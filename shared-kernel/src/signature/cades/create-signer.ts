import { ECDSA_SHA256 } from '../algorithms';
import { readCertificate } from '../read-certificate';
import { sha256, type Bytes } from '../encoding/bytes';
import { createSignatureTemplate } from './create-signature-template';

export interface DocumentSigner {
  /**
   * Creates a detached CAdES-BES signature over a document's bytes, DER.
   * @param signingTime written to the second
   */
  sign(document: Uint8Array, signingTime: Date): Promise<Bytes>;
}

/**
 * Prepares the data common to all signatures of a batch.
 * @param certificate DER; the certificate of `privateKey`
 * @throws Error if it is not a certificate of a P-256 key
 */
export async function createSigner(privateKey: CryptoKey, certificate: Uint8Array): Promise<DocumentSigner> {
  const facts = readCertificate(certificate);
  if (!facts) throw new Error('not a certificate of a P-256 key');
  const certificateHash = await sha256(facts.der);
  const template = createSignatureTemplate({
    certificate: facts.der,
    issuerAndSerial: facts.issuerAndSerial,
    certificateHash,
  });
  return {
    async sign(document, signingTime) {
      const attributes = template.attributes(await sha256(document), signingTime);
      const signature = await crypto.subtle.sign(ECDSA_SHA256, privateKey, attributes);
      return template.container(attributes, new Uint8Array(signature));
    },
  };
}

import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { generateKey } from '../key-file/generate-key';
import { createOpensslAuthority } from '../testing';
import { createSigner } from './create-signer';

async function verifyByPkijs(signature: Uint8Array, document: Uint8Array<ArrayBuffer>, authorityPem: string) {
  const signedData = new pkijs.SignedData({
    schema: new pkijs.ContentInfo({ schema: asn1js.fromBER(signature).result }).content,
  });
  const authorityDer = Buffer.from(authorityPem.replace(/-----[^-]+-----|\s/g, ''), 'base64');
  return signedData.verify({
    signer: 0,
    data: document.buffer,
    checkChain: true,
    trustedCerts: [pkijs.Certificate.fromBER(authorityDer)],
    checkDate: new Date(),
  });
}

describe('createSigner, judged by pkijs', () => {
  const authority = createOpensslAuthority();

  it('makes signatures that verify for their document and for no other', async () => {
    const key = await generateKey({ commonName: 'Тестенко Іван' });
    const signer = await createSigner(key.privateKey, authority.issue(key.request));
    const document = new TextEncoder().encode('{"amount":"1.00"}');
    const signature = await signer.sign(document, new Date());

    expect(await verifyByPkijs(signature, document, authority.certificatePem)).toBe(true);
    const other = new TextEncoder().encode('{"amount":"2.00"}');
    await expect(verifyByPkijs(signature, other, authority.certificatePem)).rejects.toThrow('digest');
  });
});

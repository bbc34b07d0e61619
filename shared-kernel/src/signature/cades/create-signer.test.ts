import { generateKey, type NewKey } from '../key-file/generate-key';
import { sha256, toHex } from '../encoding/bytes';
import { runOpenssl, createOpensslAuthority } from '../testing';
import { readSignature } from './read-signature';
import { createSigner } from './create-signer';

const text = new TextEncoder();
const SIGNED_AT = new Date('2026-07-01T09:30:15Z');

const authority = createOpensslAuthority();
let key: NewKey;
let certificate: Uint8Array;

beforeAll(async () => {
  key = await generateKey({ commonName: 'Вигаданець Тарас Прикладович', organization: 'ТОВ «Калинова Брама»' });
  certificate = authority.issue(key.request);
});

function verifyByOpenssl(signature: Uint8Array, document: string) {
  return runOpenssl(
    ['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-in', 's.der', '-content', 'd.bin', '-CAfile', 'ca.pem'],
    { 's.der': signature, 'd.bin': document, 'ca.pem': authority.certificatePem },
  );
}

describe('createSigner', () => {
  it('makes signatures that OpenSSL verifies as CAdES-BES', async () => {
    const signer = await createSigner(key.privateKey, certificate);
    for (const document of ['{"amount":"1.00"}', 'Оплата за товар', '']) {
      const signature = await signer.sign(text.encode(document), new Date());
      expect(verifyByOpenssl(signature, document)).toMatchObject({ ok: true });
    }
  });

  it('makes signatures that OpenSSL refuses for another document', async () => {
    const signer = await createSigner(key.privateKey, certificate);
    const signature = await signer.sign(text.encode('{"amount":"1.00"}'), new Date());
    expect(verifyByOpenssl(signature, '{"amount":"9.00"}')).toMatchObject({ ok: false });
  });

  it('writes digest, time and certificate into the signed attributes, and no content', async () => {
    const document = text.encode('{"amount":"1.00"}');
    const signer = await createSigner(key.privateKey, certificate);
    const reading = readSignature(await signer.sign(document, SIGNED_AT));
    if (!reading.ok) throw new Error(reading.flaw);
    expect(toHex(reading.parts.messageDigest)).toBe(toHex(await sha256(document)));
    expect(toHex(reading.parts.certificateHash)).toBe(toHex(await sha256(certificate)));
    expect(toHex(reading.parts.certificate)).toBe(toHex(certificate));
    expect(reading.parts.signingTime).toEqual(SIGNED_AT);
  });

  it('refuses to prepare for bytes that are no certificate, because every signature would be worthless', async () => {
    await expect(createSigner(key.privateKey, text.encode('no certificate'))).rejects.toThrow('not a certificate');
  });
});

import { copyBytes } from '../encoding/bytes';
import { readPackageFile } from '../testing/read-package-file';
import { readDstuMessage } from './read-message';
import { createDstuSigner, signHash } from './create-dstu-signer';
import { gost34311 } from './hashes';
import { readPrivateKey } from './keys';
import { findDstuKey } from './find-dstu-key';
import { checkDstuMessage } from './check-dstu-message';
import { compat, Box } from './packages';

const KEY = readPackageFile('PRIV1.cer');
const CERTIFICATE = readPackageFile('SELF_SIGNED1.cer');
const DOCUMENT = new TextEncoder().encode('{"amount":"1.00","purpose":"Оплата за товар"}');
const SIGNED_AT = new Date('2026-07-01T09:30:15Z');

describe('a signature of ours', () => {
  it('is verified by other software, detached, and refused for another document', async () => {
    const signature = await createDstuSigner(KEY, CERTIFICATE).sign(DOCUMENT, new Date('2018-11-01T00:00:00Z'));
    const box = new Box({ algo: compat.algos() });
    expect((await box.unwrap(Buffer.from(signature), Buffer.from(DOCUMENT))).error ?? null).toBeNull();
    expect((await box.unwrap(Buffer.from(signature), Buffer.from('{}'))).error).toBe('ESIGN');
  });

  it('is verified by us, says when it was made and whose it is', async () => {
    const signature = await createDstuSigner(KEY, CERTIFICATE).sign(DOCUMENT, SIGNED_AT);
    expect(checkDstuMessage(signature, DOCUMENT)).toMatchObject({ ok: true });
    expect(checkDstuMessage(signature, new TextEncoder().encode('{}'))).toEqual({ ok: false, flaw: 'content' });
    expect(readDstuMessage(signature)).toMatchObject({ signingTime: SIGNED_AT, content: null });
    expect(readDstuMessage(signature)?.certificate).toEqual(CERTIFICATE);
  });

  it('is another one each time, and each is right', () => {
    const key = readPrivateKey(KEY);
    const own = findDstuKey(CERTIFICATE);
    const hash = gost34311(DOCUMENT);
    const values = Array.from({ length: 20 }, () => signHash(key, hash));
    expect(new Set(values.map((value) => Buffer.from(value).toString('hex'))).size).toBe(values.length);
    expect(values.every((value) => value.length === 64 && own?.verify(hash, value))).toBe(true);
  });

  it('by a key of 431 bits has 54 bytes for each half', () => {
    const key = readPrivateKey(readPackageFile('KeyE54B.cer'));
    const value = signHash(key, gost34311(DOCUMENT));
    expect(value).toHaveLength(108);
    expect(findDstuKey(readPackageFile('SELF_SIGNED_ENC_E54B.cer'))?.verify(gost34311(DOCUMENT), value)).toBe(true);
  });

  it.each([
    ['another key’s certificate', KEY, readPackageFile('SFS_1.cer')],
    ['a certificate of another algorithm', KEY, readPackageFile('CA-Justice-ECDSA-261217.cer')],
    ['what is no certificate', KEY, copyBytes(DOCUMENT)],
    ['what is no key', CERTIFICATE, CERTIFICATE],
  ])('is not made with %s', (_, key, certificate) => {
    expect(() => createDstuSigner(key, certificate)).toThrow(Error);
  });
});

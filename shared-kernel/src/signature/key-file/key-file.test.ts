import { toPem } from '../encoding/pem';
import { runOpenssl, runOpensslForText } from '../testing';
import { sha256, toHex } from '../encoding/bytes';
import { ECDSA_SHA256 } from '../algorithms';
import { importPublicPoint } from '../public-key';
import { ITERATIONS } from './encryption';
import { generateKey, type NewKey } from './generate-key';
import { openKeyFile } from './open-key-file';
import { writeEncryptedKey } from './pbes2';
import { writeKeyFile } from './write-key-file';

const PASSWORD = 'Key-Password-1';
const REFUSED = { ok: false, reason: 'wrongKeyOrPassword' };

let key: NewKey;
let file: string;

beforeAll(async () => {
  key = await generateKey({ commonName: 'Вигаданець Тарас', organization: 'ТОВ «Калинова Брама»', title: 'Директор' });
  file = await writeKeyFile(key, PASSWORD, ITERATIONS.min);
});

async function fileByOpenssl(...encryption: readonly string[]): Promise<string> {
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', key.privateKey));
  const encrypt = ['pkcs8', '-topk8', '-in', 'plain.pem', '-passout', `pass:${PASSWORD}`, ...encryption];
  const encrypted = runOpensslForText(encrypt, { 'plain.pem': toPem('PRIVATE KEY', pkcs8) });
  return encrypted + toPem('CERTIFICATE REQUEST', key.request);
}

describe('openKeyFile', () => {
  it('opens what writeKeyFile wrote, with a key that signs and cannot be read back', async () => {
    const opening = await openKeyFile(file, PASSWORD);
    if (!opening.ok) throw new Error(opening.reason);
    const { privateKey, publicPoint, request } = opening.key;
    expect(privateKey).toMatchObject({ extractable: false, usages: ['sign'] });
    expect(toHex(request)).toBe(toHex(key.request));
    const publicKey = await importPublicPoint(publicPoint);
    const message = await sha256(request);
    const signature = await crypto.subtle.sign(ECDSA_SHA256, privateKey, message);
    expect(publicKey && (await crypto.subtle.verify(ECDSA_SHA256, publicKey, signature, message))).toBe(true);
  });

  it('writes a million iterations unless told otherwise, and opens them', async () => {
    const written = await writeKeyFile(key, PASSWORD);
    const parameters = runOpensslForText(['asn1parse', '-in', 'key.pem'], { 'key.pem': written });
    expect(parameters).toContain(':0F4240');
    expect(await openKeyFile(written, PASSWORD)).toMatchObject({ ok: true });
  });

  it('opens a file of OpenSSL with the same algorithms', async () => {
    const file = await fileByOpenssl('-v2', 'aes-256-cbc', '-v2prf', 'hmacWithSHA256', '-iter', '600000');
    expect(await openKeyFile(file, PASSWORD)).toMatchObject({ ok: true });
  });

  it('opens with a password whose letters were typed as base and accent', async () => {
    const written = await writeKeyFile(key, 'Clef-\u00e9t\u00e9-1', ITERATIONS.min);
    expect(await openKeyFile(written, 'Clef-e\u0301te\u0301-1')).toMatchObject({ ok: true });
  });

  it.each(['key-password-1', `${PASSWORD} `, ''])('refuses the wrong password "%s"', async (password) => {
    expect(await openKeyFile(file, password)).toEqual(REFUSED);
  });

  it('refuses a file with one changed letter just as it refuses a wrong password, wherever the letter is', async () => {
    const letters = [...file.matchAll(/(?<=^|\n)[A-Za-z0-9+/]+=*(?=\n)/g)].flatMap(({ 0: line, index }) =>
      [3, 24, 49].filter((at) => at < line.length).map((at) => index + at),
    );
    expect(letters.length).toBeGreaterThan(20);
    for (const at of letters) {
      const damaged = file.slice(0, at) + (file[at] === 'A' ? 'B' : 'A') + file.slice(at + 1);
      expect(await openKeyFile(damaged, PASSWORD)).toEqual(REFUSED);
    }
  });

  it.each([
    ['an empty file', () => ''],
    ['a picture', () => '\u0089PNG\r\n\u001a\n'],
    ['a file cut in the middle', () => file.slice(0, file.length / 2)],
    ['a file without a request', () => file.slice(0, file.indexOf('-----BEGIN CERTIFICATE REQUEST'))],
    ['a file with two keys', () => file + file],
    ['a file over 64 KB', () => file + ' '.repeat(65_536)],
  ])('refuses %s just as it refuses a wrong password', async (_, text) => {
    expect(await openKeyFile(text(), PASSWORD)).toEqual(REFUSED);
  });

  it('refuses a file in which the request belongs to another key, before anything is signed', async () => {
    const other = await generateKey({ commonName: 'Інший' });
    const mixed = await writeKeyFile({ privateKey: key.privateKey, request: other.request }, PASSWORD, ITERATIONS.min);
    expect(await openKeyFile(mixed, PASSWORD)).toEqual(REFUSED);
  });

  it.each([
    ['AES-128', ['-v2', 'aes-128-cbc', '-v2prf', 'hmacWithSHA256', '-iter', '600000']],
    ['HMAC-SHA1', ['-v2', 'aes-256-cbc', '-v2prf', 'hmacWithSHA1', '-iter', '600000']],
    ['scrypt', ['-scrypt']],
    ['PKCS#5 version 1', ['-v1', 'PBE-SHA1-3DES']],
  ])('refuses %s although OpenSSL knows it', async (_, encryption) => {
    expect(await openKeyFile(await fileByOpenssl(...encryption), PASSWORD)).toEqual(REFUSED);
  });

  it.each([1, ITERATIONS.min - 1, ITERATIONS.max + 1, 4_000_000_000])(
    'refuses %i iterations before deriving anything',
    async (iterations) => {
      const some = { salt: new Uint8Array(16), iv: new Uint8Array(16), encrypted: new Uint8Array(144), iterations };
      const text = toPem('ENCRYPTED PRIVATE KEY', writeEncryptedKey(some)) + toPem('CERTIFICATE REQUEST', key.request);
      const deriveKey = jest.spyOn(crypto.subtle, 'deriveKey');
      expect(await openKeyFile(text, PASSWORD)).toEqual(REFUSED);
      expect(deriveKey).not.toHaveBeenCalled();
      deriveKey.mockRestore();
    },
  );
});

describe('writeKeyFile', () => {
  it('writes a private key that OpenSSL decrypts with the password and with no other', () => {
    const decrypt = (password: string) =>
      runOpenssl(['pkcs8', '-in', 'key.pem', '-passin', `pass:${password}`], { 'key.pem': file });
    expect(decrypt(PASSWORD)).toMatchObject({ ok: true });
    expect(decrypt('wrong')).toMatchObject({ ok: false });
  });

  it('writes a request that OpenSSL verifies and whose subject it reads', () => {
    const read = ['req', '-in', 'key.pem', '-verify', '-noout', '-subject', '-nameopt', 'utf8,sep_comma_plus'];
    const subject = runOpensslForText(read, { 'key.pem': file });
    expect(subject).toContain('Вигаданець Тарас');
    expect(subject).toContain('Калинова Брама');
    expect(subject).toContain('C=UA');
  });

  it.each([ITERATIONS.min - 1, ITERATIONS.max + 1])('refuses to write %i iterations', async (iterations) => {
    await expect(writeKeyFile(key, PASSWORD, iterations)).rejects.toThrow(RangeError);
  });
});

import { jest } from '@jest/globals';
import { readPrivateKey } from '../dstu/keys';
import { createDstuSigner } from '../dstu/create-dstu-signer';
import { checkDstuMessage } from '../dstu/check-dstu-message';
import { copyBytes, areEqualBytes, type Bytes } from '../encoding/bytes';
import { toPem } from '../encoding/pem';
import { runOpenssl } from '../testing';
import { readPackageFile } from '../testing/read-package-file';
import {
  aesPfxFile,
  iitFile,
  jksFile,
  kalynaFile,
  OTHER_SUBSTITUTION,
  pbes2File,
  pfxFile,
  zs2File,
} from '../testing/write-containers';
import { ITERATIONS_MAX } from './derive-key';
import { CONTAINER_MAX_BYTES, openContainer, encodePassword } from './open-container';
import { findSigningPair } from './find-signing-pair';
import { writeIitFile } from './write-iit-file';

const KEY = readPackageFile('PRIV1.cer');
const CERTIFICATE = readPackageFile('SELF_SIGNED1.cer');
const PASSWORD = 'Ключ-2026';
const DOCUMENT = new TextEncoder().encode('{"amount":"1.00"}');

const FILES: Readonly<Record<string, Bytes>> = {
  'PKCS#8': pbes2File(KEY, PASSWORD),
  'PKCS#8 as PEM': copyBytes(new TextEncoder().encode(toPem('ENCRYPTED PRIVATE KEY', pbes2File(KEY, PASSWORD)))),
  'PKCS#8 behind the head of a token': copyBytes(Buffer.concat([Buffer.alloc(6, 0x51), pbes2File(KEY, PASSWORD)])),
  'Key-6.dat': iitFile(KEY, PASSWORD),
  'Key-6.dat of ours': writeIitFile(KEY, PASSWORD),
  'PKCS#12': pfxFile([KEY], [CERTIFICATE, readPackageFile('CA-Justice.cer')], PASSWORD),
  'PKCS#8 by DSTU 7624': kalynaFile(KEY, PASSWORD),
  'PKCS#12 by AES': aesPfxFile([KEY], [CERTIFICATE, readPackageFile('CA-Justice.cer')], PASSWORD),
  'the newer .zs2': zs2File([KEY], [CERTIFICATE, readPackageFile('CA-Justice.cer')], PASSWORD),
  JKS: jksFile(KEY, [CERTIFICATE, readPackageFile('CA-Justice.cer')], PASSWORD),
};

describe.each(Object.keys(FILES))('%s', (name) => {
  const file = FILES[name] ?? new Uint8Array();

  it('gives the key that signs', async () => {
    const opening = await openContainer(file, PASSWORD);
    if (!opening.ok) throw new Error(opening.reason);
    const [key] = opening.keys;
    if (!key) throw new Error('no key');
    const signature = await createDstuSigner(key.privateKey, CERTIFICATE).sign(DOCUMENT, new Date());
    expect(checkDstuMessage(signature, DOCUMENT)).toMatchObject({ ok: true });
    key.wipe();
    expect(key.privateKey.every((byte) => byte === 0)).toBe(true);
  });

  it('of another password says so', async () => {
    for (const password of ['', 'key-2026', `${PASSWORD} `])
      expect(await openContainer(file, password)).toEqual({ ok: false, reason: 'wrongPassword' });
  });
});

describe('a file that other software made', () => {
  it('is opened by its password, DER and PEM', async () => {
    for (const name of ['STORE_A040.dat', 'STORE_A040.pem']) {
      const opening = await openContainer(readPackageFile(name), 'password');
      if (!opening.ok) throw new Error(opening.reason);
      const [key] = opening.keys;
      expect(() => createDstuSigner(key?.privateKey ?? KEY, readPackageFile('SELF_SIGNED_ENC_40A0.cer'))).not.toThrow();
    }
    expect(await openContainer(readPackageFile('STORE_A040.dat'), 'Password')).toEqual({
      ok: false,
      reason: 'wrongPassword',
    });
  });
});

describe.each(['JKS', 'PKCS#12', 'PKCS#12 by AES', 'the newer .zs2'])('%s', (name) => {
  it('brings its certificates', async () => {
    const opening = await openContainer(FILES[name] ?? KEY, PASSWORD);
    expect(opening).toMatchObject({ ok: true, certificates: [CERTIFICATE, readPackageFile('CA-Justice.cer')] });
  });
});

describe('PKCS#12 with two keys', () => {
  it('gives both, and its certificates tell which of them signs', async () => {
    const agrees = readPackageFile('Key40A0.cer');
    const file = pfxFile([agrees, KEY], [readPackageFile('SELF_SIGNED_ENC_40A0.cer'), CERTIFICATE], PASSWORD);
    const opening = await openContainer(file, PASSWORD);
    if (!opening.ok) throw new Error(opening.reason);
    expect(findSigningPair(opening.keys, opening.certificates)).toEqual({
      key: opening.keys[1],
      certificate: CERTIFICATE,
    });
  });

  it('without a key is no file of keys', async () => {
    const file = pfxFile([], [CERTIFICATE], PASSWORD);
    expect(await openContainer(file, PASSWORD)).toEqual({ ok: false, reason: 'notAKeyFile' });
  });
});

describe('a file that is not opened', () => {
  const jceks = copyBytes(Buffer.concat([Buffer.from('cececece', 'hex'), Buffer.alloc(60)]));

  it.each([
    ['an empty file', new Uint8Array(), 'notAKeyFile'],
    ['a text', copyBytes(new TextEncoder().encode('Це не ключ')), 'notAKeyFile'],
    ['a certificate', CERTIFICATE, 'notAKeyFile'],
    ['a signed message', readPackageFile('message.p7'), 'notAKeyFile'],
    ['more than a file of keys has', new Uint8Array(CONTAINER_MAX_BYTES + 1), 'notAKeyFile'],
    ['a store of a newer Java', jceks, 'unsupportedContainer'],
    [
      'more rounds than a page can wait for',
      pbes2File(KEY, PASSWORD, { statedIterations: ITERATIONS_MAX + 1 }),
      'brokenFile',
    ],
  ] as const)('as %s', async (_, file, reason) => {
    expect(await openContainer(file, PASSWORD)).toEqual({ ok: false, reason });
  });

  it.each([
    ['a key file of ours', ['pkcs8', '-topk8', '-in', 'key.pem', '-passout', `pass:${PASSWORD}`]],
    ['PKCS#8 derived by scrypt', ['pkcs8', '-topk8', '-scrypt', '-in', 'key.pem', '-passout', `pass:${PASSWORD}`]],
    ['PKCS#8 by another cipher', ['pkcs8', '-topk8', '-v2', 'des3', '-in', 'key.pem', '-passout', `pass:${PASSWORD}`]],
    [
      'PKCS#8 that names no code to derive by',
      ['pkcs8', '-topk8', '-v2prf', 'hmacWithSHA1', '-in', 'key.pem', '-passout', `pass:${PASSWORD}`],
    ],
    ['PKCS#12 of another algorithm', ['pkcs12', '-export', '-in', 'key.pem', '-passout', `pass:${PASSWORD}`]],
  ])('as %s', async (_, options) => {
    const self = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=x'];
    const files = { 'key.pem': runOpenssl([...self, '-keyout', '-']).output };
    const { ok, output, complaint } = runOpenssl(options, files);
    expect([ok, complaint]).toEqual([true, expect.any(String)]);
    expect(await openContainer(output, PASSWORD)).toEqual({ ok: false, reason: 'unsupportedContainer' });
  });

  it.each([...Object.keys(FILES).filter((name) => name !== 'PKCS#8 behind the head of a token')])(
    'as a %s that was cut',
    async (name) => {
      const file = FILES[name] ?? KEY;
      for (const length of [file.length - 30, file.length >> 1, 60])
        expect(await openContainer(file.subarray(0, length), PASSWORD)).toEqual({ ok: false, reason: 'brokenFile' });
    },
  );

  it.each(['Key-6.dat', 'JKS', 'PKCS#12'])('as a %s with a changed bit in its keys or certificates', async (name) => {
    const file = FILES[name] ?? KEY;
    const changed = copyBytes(file);
    const place = name === 'Key-6.dat' ? file.length - 9 : Buffer.from(file).indexOf(Buffer.from(CERTIFICATE)) + 99;
    changed[place] = (changed[place] ?? 0) ^ 1;
    if (name !== 'PKCS#12') expect(await openContainer(changed, PASSWORD)).toEqual({ ok: false, reason: 'brokenFile' });
    else expect(await openContainer(changed, PASSWORD)).not.toEqual(await openContainer(file, PASSWORD));
  });
});

describe('what differs from file to file', () => {
  it('is the substitution, which the file names', async () => {
    const file = pbes2File(KEY, PASSWORD, { substitution: OTHER_SUBSTITUTION });
    expect(await openContainer(file, PASSWORD)).toMatchObject({ ok: true });
    const none = pbes2File(KEY, PASSWORD, { substitution: copyBytes(OTHER_SUBSTITUTION).fill(0x11, 0, 8) });
    expect(await openContainer(none, PASSWORD)).toEqual({ ok: false, reason: 'brokenFile' });
  });

  it('is the length of the password, of which every character counts', async () => {
    const long = 'Дуже довгий пароль, у якому понад тридцять два байти';
    for (const file of [pbes2File(KEY, long), iitFile(KEY, long), jksFile(KEY, [], long)]) {
      expect(await openContainer(file, long)).toMatchObject({ ok: true });
      expect(await openContainer(file, `${long}!`)).toEqual({ ok: false, reason: 'wrongPassword' });
    }
  });

  it('is in which letters a Cyrillic password was taken: as today, or as programs for Windows did', async () => {
    const [ofWindows, latin] = [Uint8Array.of(0xca, 0xeb, 0xfe, 0xf7), Uint8Array.of(0x31)];
    expect(await openContainer(pbes2File(KEY, ofWindows), 'Ключ')).toMatchObject({ ok: true });
    expect(await openContainer(pbes2File(KEY, 'Ключ'), 'Ключ')).toMatchObject({ ok: true });
    expect(encodePassword('Ключ')).toEqual([copyBytes(Buffer.from('Ключ')), ofWindows]);
    expect([encodePassword('1'), encodePassword('Ключ 中')].map(({ length }) => length)).toEqual([1, 1]);
    expect(encodePassword('1')).toEqual([latin]);
  });

  it('is whether a store has certificates in entries of their own', async () => {
    const file = jksFile(KEY, [CERTIFICATE], PASSWORD, [readPackageFile('CA-Justice.cer')]);
    const certificates = [readPackageFile('CA-Justice.cer'), CERTIFICATE];
    expect(await openContainer(file, PASSWORD)).toMatchObject({ ok: true, certificates });
  });
});

describe('the way to a key', () => {
  it('is told in shares that grow', async () => {
    const shares: number[] = [];
    const file = pfxFile([KEY, KEY], [CERTIFICATE], PASSWORD, 2000);
    await openContainer(file, PASSWORD, (share) => shares.push(share));
    expect(shares.length).toBeGreaterThan(6);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect([Math.min(...shares) > 0, Math.max(...shares) <= 1]).toEqual([true, true]);
  });

  it('leaves no key in memory where a later one does not open', async () => {
    const overwritten: Bytes[] = [];
    const fill = jest.spyOn(Uint8Array.prototype, 'fill').mockImplementation(function (this: Bytes, value) {
      overwritten.push(copyBytes(this));
      for (let at = 0; at < this.length; at += 1) this[at] = value;
      return this;
    });
    const opening = await openContainer(pfxFile([KEY, CERTIFICATE], [], PASSWORD), PASSWORD).finally(() =>
      fill.mockRestore(),
    );
    expect(opening).toEqual({ ok: false, reason: 'wrongPassword' });
    const key = copyBytes(readPrivateKey(KEY).to_asn1());
    expect(overwritten.filter((bytes) => areEqualBytes(bytes, key))).toHaveLength(2);
  });
});

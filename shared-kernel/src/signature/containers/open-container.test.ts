import { createDstuSigner } from '../dstu/sign';
import { checkDstuMessage } from '../dstu/verify-message';
import { ownBytes, type Bytes } from '../encoding/bytes';
import { toPem } from '../encoding/pem';
import { openssl } from '../testing';
import { packageFile } from '../testing/dstu';
import { iitFile, jksFile, pbes2File, pfxFile } from '../testing/dstu-containers';
import { ITERATIONS_MAX } from './decrypt';
import { CONTAINER_MAX_BYTES, openContainer } from './open-container';
import { signingPair } from './signing-pair';

const KEY = packageFile('PRIV1.cer');
const CERTIFICATE = packageFile('SELF_SIGNED1.cer');
const PASSWORD = 'Ключ-2026';
const DOCUMENT = new TextEncoder().encode('{"amount":"1.00"}');

const FILES: Readonly<Record<string, Bytes>> = {
  'PKCS#8': pbes2File(KEY, PASSWORD),
  'PKCS#8 as PEM': ownBytes(new TextEncoder().encode(toPem('ENCRYPTED PRIVATE KEY', pbes2File(KEY, PASSWORD)))),
  'PKCS#8 behind the head of a token': ownBytes(Buffer.concat([Buffer.alloc(6, 0x51), pbes2File(KEY, PASSWORD)])),
  'Key-6.dat': iitFile(KEY, PASSWORD),
  'PKCS#12': pfxFile([KEY], [CERTIFICATE, packageFile('CA-Justice.cer')], PASSWORD),
  JKS: jksFile(KEY, [CERTIFICATE, packageFile('CA-Justice.cer')], PASSWORD),
};

describe.each(Object.keys(FILES))('%s', (name) => {
  const file = FILES[name] ?? new Uint8Array();

  it('gives the key that signs', async () => {
    const opening = openContainer(file, PASSWORD);
    if (!opening.ok) throw new Error(opening.reason);
    const [key] = opening.keys;
    if (!key) throw new Error('no key');
    const signature = await createDstuSigner(key.privateKey, CERTIFICATE).sign(DOCUMENT, new Date());
    expect(checkDstuMessage(signature, DOCUMENT)).toMatchObject({ ok: true });
    key.wipe();
    expect(key.privateKey.every((byte) => byte === 0)).toBe(true);
  });

  it('of another password says so', () => {
    for (const password of ['', 'Ключ-2027', `${PASSWORD} `])
      expect(openContainer(file, password)).toEqual({ ok: false, reason: 'wrongPassword' });
  });
});

describe('a file that other software made', () => {
  it('is opened by its password, DER and PEM', () => {
    for (const name of ['STORE_A040.dat', 'STORE_A040.pem']) {
      const opening = openContainer(packageFile(name), 'password');
      if (!opening.ok) throw new Error(opening.reason);
      const [key] = opening.keys;
      expect(() => createDstuSigner(key?.privateKey ?? KEY, packageFile('SELF_SIGNED_ENC_40A0.cer'))).not.toThrow();
    }
    expect(openContainer(packageFile('STORE_A040.dat'), 'Password')).toEqual({ ok: false, reason: 'wrongPassword' });
  });
});

describe.each(['JKS', 'PKCS#12'])('%s', (name) => {
  it('brings its certificates', () => {
    const opening = openContainer(FILES[name] ?? KEY, PASSWORD);
    expect(opening).toMatchObject({ ok: true, certificates: [CERTIFICATE, packageFile('CA-Justice.cer')] });
  });
});

describe('PKCS#12 with two keys', () => {
  it('gives both, and its certificates tell which of them signs', () => {
    const agrees = packageFile('Key40A0.cer');
    const file = pfxFile([agrees, KEY], [packageFile('SELF_SIGNED_ENC_40A0.cer'), CERTIFICATE], PASSWORD);
    const opening = openContainer(file, PASSWORD);
    if (!opening.ok) throw new Error(opening.reason);
    expect(signingPair(opening.keys, opening.certificates)).toEqual({ key: opening.keys[1], certificate: CERTIFICATE });
  });

  it('without a key is no file of keys', () => {
    const file = pfxFile([], [CERTIFICATE], PASSWORD);
    expect(openContainer(file, PASSWORD)).toEqual({ ok: false, reason: 'notAKeyFile' });
  });
});

describe('a file that is not opened', () => {
  const jceks = ownBytes(Buffer.concat([Buffer.from('cececece', 'hex'), Buffer.alloc(60)]));

  it.each([
    ['an empty file', new Uint8Array(), 'notAKeyFile'],
    ['a text', ownBytes(new TextEncoder().encode('Це не ключ')), 'notAKeyFile'],
    ['a certificate', CERTIFICATE, 'notAKeyFile'],
    ['a signed message', packageFile('message.p7'), 'notAKeyFile'],
    ['more than a file of keys has', new Uint8Array(CONTAINER_MAX_BYTES + 1), 'notAKeyFile'],
    ['a store of a newer Java', jceks, 'unsupportedContainer'],
    ['more rounds than a page can wait for', pbes2File(KEY, PASSWORD, 1, ITERATIONS_MAX + 1), 'brokenFile'],
  ] as const)('as %s', (_, file, reason) => {
    expect(openContainer(file, PASSWORD)).toEqual({ ok: false, reason });
  });

  it.each([
    ['a key file of ours', ['pkcs8', '-topk8', '-in', 'key.pem', '-passout', `pass:${PASSWORD}`]],
    ['PKCS#12 of another algorithm', ['pkcs12', '-export', '-in', 'key.pem', '-passout', `pass:${PASSWORD}`]],
  ])('as %s', (_, made) => {
    const self = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=x'];
    const files = { 'key.pem': openssl([...self, '-keyout', '-']).output };
    const { ok, output, complaint } = openssl(made, files);
    expect([ok, complaint]).toEqual([true, expect.any(String)]);
    expect(openContainer(output, PASSWORD)).toEqual({ ok: false, reason: 'unsupportedContainer' });
  });

  it('broken anywhere is answered, without a crash or a hang', () => {
    const small = [pbes2File(KEY, PASSWORD, 1), jksFile(KEY, [CERTIFICATE], PASSWORD), pfxFile([KEY], [], PASSWORD)];
    const reasons = new Set<string>();
    for (const file of small) {
      for (let place = 0; place < file.length; place += 4) {
        const changed = ownBytes(file);
        changed[place] = (changed[place] ?? 0) ^ (1 << (place % 8));
        for (const bytes of [changed, file.subarray(0, place)]) {
          const opening = openContainer(bytes, PASSWORD);
          reasons.add(opening.ok ? 'opened' : opening.reason);
        }
      }
    }
    expect([...reasons].sort()).toEqual([
      'brokenFile',
      'notAKeyFile',
      'opened',
      'unsupportedContainer',
      'wrongPassword',
    ]);
  });
});

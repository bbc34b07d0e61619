import { inspect } from 'node:util';
import { generateKey, readCertificate, toPem, writeKeyFile } from '@ncb/shared-kernel/signature';
import { runOpenssl, runOpensslForText } from '@ncb/shared-kernel/signature/testing';
import { createAuthority, openAuthority, createSerial, type Authority } from './authority';
import { issueCertificate, getKeyFingerprint } from './issue-certificate';
import { daysFromNow, DOCUMENT, createTestAuthority, createSignatory, NOW } from './testing';

const VALIDITY = { validFrom: daysFromNow(0), validTo: daysFromNow(365) };

let authority: Authority;

beforeAll(async () => {
  authority = await createTestAuthority();
});

describe('issueCertificate', () => {
  it('issues from a whole key file a certificate that OpenSSL finds valid for signing and nothing else', async () => {
    const file = await writeKeyFile(
      await generateKey({ commonName: 'Вигаданець Тарас', title: 'Директор' }),
      'Key-Password-1',
    );
    const serial = createSerial();
    const issuing = await issueCertificate(authority, file, { serial, ...VALIDITY });
    if (!issuing.ok) throw new Error(issuing.reason);
    const files = { 'ca.pem': authority.certificatePem, 'c.pem': issuing.certificate.pem };
    const at = String(Math.floor(daysFromNow(1).getTime() / 1000));
    const chain = ['verify', '-x509_strict', '-purpose', 'smimesign', '-attime', at, '-CAfile', 'ca.pem', 'c.pem'];
    expect(runOpenssl(chain, files)).toMatchObject({ ok: true, complaint: '' });
    const printed = runOpensslForText(['x509', '-in', 'c.pem', '-noout', '-text', '-nameopt', 'utf8'], files);
    expect(printed).toContain('Вигаданець Тарас');
    expect(printed).toContain('CA:FALSE');
    expect(printed).toMatch(/Key Usage: critical\s+Digital Signature, Non Repudiation\n/);
  });

  it('gives the serial, the fingerprints and the validity that the registry stores', async () => {
    const request = toPem('CERTIFICATE REQUEST', (await generateKey({ commonName: 'Тестенко' })).request);
    const issuing = await issueCertificate(authority, request, { serial: '0a1b2c', ...VALIDITY });
    if (!issuing.ok) throw new Error(issuing.reason);
    const { certificate } = issuing;
    expect(readCertificate(certificate.der)).toMatchObject({ serial: '0a1b2c', ...VALIDITY });
    const printed = runOpensslForText(['x509', '-in', 'c.pem', '-noout', '-fingerprint', '-sha256'], {
      'c.pem': certificate.pem,
    });
    expect(printed.replaceAll(':', '').toLowerCase()).toContain(certificate.fingerprint);
    expect(certificate.keyFingerprint).toBe(await getKeyFingerprint(request));
  });

  it('takes a request that OpenSSL made', async () => {
    const key = runOpensslForText(['ecparam', '-genkey', '-name', 'prime256v1', '-noout']);
    const request = runOpensslForText(['req', '-new', '-key', 'k.pem', '-subj', '/C=UA/CN=By OpenSSL'], {
      'k.pem': key,
    });
    const issuing = await issueCertificate(authority, request, { serial: createSerial(), ...VALIDITY });
    expect(issuing).toMatchObject({ ok: true });
  });

  it('refuses a request for a key on another curve', async () => {
    const key = runOpensslForText(['ecparam', '-genkey', '-name', 'secp384r1', '-noout']);
    const request = runOpensslForText(['req', '-new', '-key', 'k.pem', '-subj', '/CN=P-384'], { 'k.pem': key });
    const issuing = await issueCertificate(authority, request, { serial: createSerial(), ...VALIDITY });
    expect(issuing).toEqual({ ok: false, reason: 'requestInvalid' });
  });

  it('refuses a request whose own signature is wrong, because its sender does not hold the key', async () => {
    const { request } = await generateKey({ commonName: 'Тестенко' });
    for (const at of [20, request.length - 1]) {
      const forged = request.map((byte, index) => (index === at ? byte ^ 1 : byte));
      const text = toPem('CERTIFICATE REQUEST', forged);
      const issuing = await issueCertificate(authority, text, { serial: createSerial(), ...VALIDITY });
      expect(issuing).toEqual({ ok: false, reason: 'requestInvalid' });
    }
  });

  it('refuses a text without a request', async () => {
    const issuing = await issueCertificate(authority, 'no request', { serial: createSerial(), ...VALIDITY });
    expect(issuing).toEqual({ ok: false, reason: 'requestInvalid' });
    expect(await getKeyFingerprint('no request')).toBeNull();
  });

  it.each(['', '00', '00ff', '80', 'ABCD', '123', 'f'.repeat(42)])(
    'refuses the serial "%s" as a mistake of ours',
    async (serial) => {
      await expect(issueCertificate(authority, '', { serial, ...VALIDITY })).rejects.toThrow(RangeError);
    },
  );
});

describe('the authority', () => {
  it('is the same after storing and opening', async () => {
    const stored = await createAuthority(VALIDITY);
    const [once, again] = await Promise.all([openAuthority(stored), openAuthority(stored)]);
    expect(again.certificatePem).toBe(once.certificatePem);
  });

  it('shows its private key to nobody who prints or serialises it', async () => {
    const stored = await createAuthority(VALIDITY);
    const [, secret = ''] = stored.split('\n');
    const opened = await openAuthority(stored);
    expect(opened.signingKey).toMatchObject({ extractable: false });
    expect(inspect(opened, { depth: 9 }) + JSON.stringify(opened)).not.toContain(secret);
  });

  it('refuses a damaged text without quoting it', async () => {
    const stored = await createAuthority(VALIDITY);
    const damaged = stored.replace('-----END PRIVATE KEY-----', '');
    await expect(openAuthority(damaged)).rejects.toThrow(/^the stored certificate authority is damaged$/);
  });

  it('vouches for signatures that OpenSSL accepts as CAdES-BES', async () => {
    const signatory = await createSignatory(authority);
    const files = { 'ca.pem': authority.certificatePem, 's.der': await signatory.sign(DOCUMENT), 'd.bin': DOCUMENT };
    const at = String(Math.floor(NOW.getTime() / 1000));
    const verify = ['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-in', 's.der', '-content', 'd.bin'];
    expect(runOpenssl([...verify, '-CAfile', 'ca.pem', '-attime', at], files)).toMatchObject({ ok: true });
  });
});

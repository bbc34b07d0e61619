import { createSigner, areEqualBytes, toPem } from '@ncb/shared-kernel/signature';
import { runOpenssl, createOpensslAuthority } from '@ncb/shared-kernel/signature/testing';
import type { Authority } from './authority';
import type { CertificateStatus } from './registered-certificate';
import {
  DOCUMENT,
  daysFromNow,
  createTestAuthority,
  createSignatory,
  NOW,
  OWNER,
  createRegistry,
  secondsFromNow,
  verify,
  type Signatory,
} from './testing';
import { SIGNATURE_MAX_BYTES, type FailedCheck } from './verify-signature';

/** Jest's 5 s are too few for a busy machine. */
const FUZZ_TIMEOUT_MS = 120_000;

let authority: Authority;
let director: Signatory;
let signature: Uint8Array;

beforeAll(async () => {
  authority = await createTestAuthority();
  director = await createSignatory(authority);
  signature = await director.sign(DOCUMENT);
});

describe('verifySignature', () => {
  it("accepts the user's signature of the stored bytes, with the certificate's serial and the signing time", async () => {
    const { serial } = director.certificate;
    expect(await verify(director, { der: signature })).toMatchObject({ ok: true, serial, signingTime: NOW });
  });

  it('accepts the same signature again, so that a repeated request does no harm', async () => {
    await verify(director, { der: signature });
    expect(await verify(director, { der: signature })).toMatchObject({ ok: true });
  });

  it('refuses the signature for a document in which one digit was changed', async () => {
    const changed = DOCUMENT.slice();
    changed[12] = '9'.charCodeAt(0);
    expect(await verify(director, { der: signature, storedBytes: changed })).toEqual({
      ok: false,
      code: 'signatureInvalid',
      check: 'messageDigest',
    });
  });

  it('refuses a good signature of a colleague, whose certificate is not the session user’s', async () => {
    const verdict = await verify(director, { der: signature, userId: OWNER + 1 });
    expect(verdict).toEqual({ ok: false, code: 'signatureForeignKey', check: 'owner' });
  });

  it('refuses a signature whose certificate the bank does not know', async () => {
    const stranger = await createSignatory(authority);
    const verdict = await verify(director, { der: await stranger.sign(DOCUMENT) });
    expect(verdict).toEqual({ ok: false, code: 'signatureForeignKey', check: 'unknownCertificate' });
  });

  it.each<CertificateStatus>(['requested', 'issued', 'blocked', 'revoked', 'expired'])(
    'refuses a signature while its certificate is %s',
    async (status) => {
      const verdict = await verify(director, { der: signature, certificates: createRegistry(director, { status }) });
      expect(verdict).toEqual({ ok: false, code: 'certificateInactive', check: 'status' });
    },
  );

  it.each([
    ['a second before the certificate begins', false, daysFromNow(-30).getTime() - 1000],
    ['at the moment the certificate begins', true, daysFromNow(-30).getTime()],
    ['at the last second of the certificate', true, daysFromNow(365).getTime()],
    ['a second after the certificate ended', false, daysFromNow(365).getTime() + 1000],
  ])('verifying %s: accepted is %s', async (_, accepted, time) => {
    const now = new Date(time);
    const verdict = await verify(director, { der: await director.sign(DOCUMENT, now), now });
    expect(verdict).toMatchObject(accepted ? { ok: true } : { code: 'certificateInactive', check: 'validity' });
  });

  it.each([
    [-301, false],
    [-300, true],
    [-299, true],
    [299, true],
    [300, true],
    [301, false],
  ])('a signing time %i s from the bank’s clock: accepted is %s', async (seconds, accepted) => {
    const verdict = await verify(director, { der: await director.sign(DOCUMENT, secondsFromNow(seconds)) });
    expect(verdict).toMatchObject(accepted ? { ok: true } : { code: 'signingTimeOff', check: 'signingTime' });
  });

  it.each<[string, FailedCheck, readonly string[]]>([
    ['two signers', 'notOneSigner', ['-cades', '-signer', 'c2.pem', '-inkey', 'k2.pem']],
    ['the document inside', 'attached', ['-cades', '-nodetach']],
    ['SHA-512 as its digest', 'algorithm', ['-cades', '-md', 'sha512']],
    ['nothing that ties it to its certificate', 'attributes', []],
  ])('refuses a container with %s, though its signature is good: %s', async (_, check, more) => {
    const colleague = await createSignatory(authority);
    const files = {
      'd.bin': DOCUMENT,
      'c.pem': director.certificate.pem,
      'k.pem': await privateKeyPem(director),
      'c2.pem': colleague.certificate.pem,
      'k2.pem': await privateKeyPem(colleague),
    };
    const sign = ['cms', '-sign', '-binary', '-in', 'd.bin', '-outform', 'DER', '-nosmimecap'];
    const signed = runOpenssl([...sign, '-signer', 'c.pem', '-inkey', 'k.pem', ...more], files);
    expect(signed).toMatchObject({ ok: true });
    const now = new Date();
    const verdict = await verify(director, { der: signed.output, now });
    expect(verdict).toMatchObject({ code: 'signatureInvalid', check });
  });

  it('refuses a container over 16 KB before parsing it', async () => {
    const der = Buffer.concat([signature, new Uint8Array(SIGNATURE_MAX_BYTES)]);
    expect(await verify(director, { der })).toMatchObject({ code: 'signatureInvalid', check: 'size' });
  });

  it.each([1, 2, 100])('refuses a container with %i bytes after its end', async (count) => {
    const der = Buffer.concat([signature, new Uint8Array(count)]);
    expect(await verify(director, { der })).toMatchObject({ code: 'signatureInvalid', check: 'notCanonical' });
  });

  it('refuses a container whose signing certificate is another than the one inside', async () => {
    const der = director.certificate.der;
    const at = indexOf(signature, der) + der.length - 1;
    expect(await verify(director, { der: flipBits(signature, at, 1) })).toMatchObject({ check: 'signingCertificate' });
  });

  it('refuses a certificate that another authority issued for the same key: the registry counts, not the key', async () => {
    const foreign = createOpensslAuthority().issue(director.key.request);
    const signer = await createSigner(director.key.privateKey, foreign);
    const verdict = await verify(director, { der: await signer.sign(DOCUMENT, NOW) });
    expect(verdict).toMatchObject({ code: 'signatureForeignKey', check: 'unknownCertificate' });
  });

  it('refuses a registered certificate whose public key does not lie on the curve', async () => {
    const { der } = director.certificate;
    const point = der.findIndex((byte, at) => byte === 0x03 && der[at + 1] === 0x42 && der[at + 3] === 0x04) + 3;
    const certificates = createRegistry(director, { der: flipBits(der, point + 64, 1) });
    const verdict = await verify(director, { der: signature, certificates });
    expect(verdict).toMatchObject({ code: 'signatureInvalid', check: 'publicKey' });
  });

  it(
    'accepts no container in which any one byte was changed',
    async () => {
      const accepted: string[] = [];
      for (let at = 0; at < signature.length; at++) {
        const mask = at % 2 === 0 ? 0x01 : 0x80;
        const verdict = await verify(director, { der: flipBits(signature, at, mask) });
        if (verdict.ok) accepted.push(`${at} xor ${mask}`);
      }
      expect(accepted).toEqual([]);
    },
    FUZZ_TIMEOUT_MS,
  );

  it(
    'accepts no container in which any one byte is missing',
    async () => {
      for (let at = 0; at < signature.length; at++) {
        const der = Buffer.concat([signature.subarray(0, at), signature.subarray(at + 1)]);
        expect(await verify(director, { der })).toMatchObject({ ok: false });
      }
    },
    FUZZ_TIMEOUT_MS,
  );
});

function flipBits(bytes: Uint8Array, at: number, mask: number): Uint8Array {
  return bytes.map((byte, index) => (index === at ? byte ^ mask : byte));
}

function indexOf(whole: Uint8Array, part: Uint8Array): number {
  return whole.findIndex((_, at) => areEqualBytes(whole.subarray(at, at + part.length), part));
}

async function privateKeyPem({ key }: Signatory): Promise<string> {
  return toPem('PRIVATE KEY', new Uint8Array(await crypto.subtle.exportKey('pkcs8', key.privateKey)));
}

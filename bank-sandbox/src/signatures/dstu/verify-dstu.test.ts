import { createDstuSigner, issueRevocationList, KUPYNA_256, createDstuKey } from '@ncb/shared-kernel/signature/dstu';
import { getCertificateFingerprint, copyBytes } from '@ncb/shared-kernel/signature';
import { createDstuAuthority, flipBits } from '@ncb/shared-kernel/signature/testing';
import { daysFromNow, DOCUMENT, NOW, OWNER, secondsFromNow } from '../testing';
import { verifySignature, type SignatureToVerify } from '../verify-signature';
import type { RegisteredCertificate } from '../registered-certificate';
import { createInlineChecker, type TrustFiles } from './dstu-checker';

const root = createDstuAuthority(NOW, 'Root');
const centre = createDstuAuthority(NOW, 'Centre', root);
const key = createDstuKey();
const SERIAL = Uint8Array.of(0x51);
const certificate = centre.issue({ subject: { commonName: 'Тарас' }, subjectKey: key, serial: SERIAL });
const signer = createDstuSigner(key, certificate);
const signature = signer.signNow(DOCUMENT, NOW);

type Given = Partial<SignatureToVerify<RegisteredCertificate>> & {
  readonly trust?: Partial<TrustFiles>;
  readonly entry?: Partial<RegisteredCertificate>;
};

async function verify({ trust, entry, ...overrides }: Given = {}) {
  const files = {
    authorities: [root.certificate, centre.certificate],
    revocationLists: [],
    needsRevocationLists: false,
  };
  const registered = { ownerId: OWNER, status: 'active', der: certificate, ...entry } as const;
  const registeredFingerprint = await getCertificateFingerprint(registered.der);
  return verifySignature({
    der: signature,
    storedBytes: DOCUMENT,
    certificates: (requestedFingerprint) =>
      Promise.resolve(requestedFingerprint === registeredFingerprint ? registered : null),
    userId: OWNER,
    now: NOW,
    rules: { algorithms: ['p256', 'dstu4145'], dstu: createInlineChecker({ ...files, ...trust }) },
    ...overrides,
  });
}

describe('a signature by DSTU 4145', () => {
  it('is accepted for the stored bytes, by a registered certificate of an authority that is believed', async () => {
    expect(await verify()).toMatchObject({ ok: true, serial: '51', signingTime: NOW });
  });

  it('with DSTU 7564 is accepted, by a certificate of an authority that signs with it', async () => {
    const newer = createDstuAuthority(NOW, 'Newer', undefined, KUPYNA_256);
    const der = newer.issue({ subject: { commonName: 'Тарас' }, subjectKey: key });
    const signed = createDstuSigner(key, der).signNow(DOCUMENT, NOW);
    const overrides = { der: signed, entry: { der }, trust: { authorities: [newer.certificate] } };
    expect(await verify(overrides)).toMatchObject({ ok: true });
    expect(await verify({ ...overrides, storedBytes: copyBytes(DOCUMENT).fill(0x39, 12, 13) })).toMatchObject({
      check: 'messageDigest',
    });
  });

  it('is refused where the configuration allows ours alone', async () => {
    const rules = {
      algorithms: ['p256'],
      dstu: createInlineChecker({ authorities: [], revocationLists: [], needsRevocationLists: false }),
    } as const;
    expect(await verify({ rules })).toMatchObject({ code: 'signatureInvalid', check: 'algorithm' });
  });

  it.each([
    ['another document', { storedBytes: copyBytes(DOCUMENT).fill(0x39, 12, 13) }, 'signatureInvalid', 'messageDigest'],
    ['another person’s', { userId: OWNER + 1 }, 'signatureForeignKey', 'owner'],
    ['a blocked certificate', { entry: { status: 'blocked' } }, 'certificateInactive', 'status'],
    [
      'another certificate of the key',
      { entry: { der: centre.issue({ subject: { commonName: 'Тарас' }, subjectKey: key }) } },
      'signatureForeignKey',
      'unknownCertificate',
    ],
    ['a time that is off', { now: secondsFromNow(301) }, 'signingTimeOff', 'signingTime'],
    ['a time past the certificate', { now: daysFromNow(400) }, 'certificateInactive', 'validity'],
    ['nobody who is believed', { trust: { authorities: [] } }, 'certificateInactive', 'untrusted'],
    [
      'no list of revoked ones where one is asked for',
      { trust: { needsRevocationLists: true } },
      'certificateInactive',
      'revocationUnknown',
    ],
    [
      'a revoked certificate',
      {
        trust: {
          revocationLists: [issueRevocationList(centre, [SERIAL], { from: daysFromNow(-1), until: daysFromNow(1) })],
        },
      },
      'certificateInactive',
      'revoked',
    ],
  ] as const)('is refused: %s', async (_, overrides, code, check) => {
    expect(await verify(overrides)).toEqual({ ok: false, code, check });
  });

  it('is refused with a changed bit in any of its fields, and with a byte too few or too many', async () => {
    const trust = { authorities: [centre.certificate], revocationLists: [], needsRevocationLists: false };
    const rules = { algorithms: ['p256', 'dstu4145'], dstu: createInlineChecker(trust) } as const;
    const flips = [...flipBits(signature)];
    const cut = [1, 40, 400, signature.length - 1].map((place) => ({
      place: `${place} missing`,
      der: copyBytes(Buffer.concat([signature.subarray(0, place), signature.subarray(place + 1)])),
    }));
    const longer = { place: 'one more', der: copyBytes(Buffer.concat([signature, Buffer.alloc(1)])) };
    const passed: string[] = [];
    for (const { place, der } of [...flips, ...cut, longer]) if ((await verify({ der, rules })).ok) passed.push(place);
    expect(passed).toEqual([]);
    expect(flips.length).toBeGreaterThan(200);
    expect(await verify({ rules })).toMatchObject({ ok: true });
  });
});

import { createDstuSigner, issueRevocationList, KUPYNA_256, newDstuKey } from '@ncb/shared-kernel/signature/dstu';
import { certificateFingerprint, ownBytes } from '@ncb/shared-kernel/signature';
import { dstuAuthority, flipsOf } from '@ncb/shared-kernel/signature/testing';
import { daysFromNow, DOCUMENT, NOW, OWNER, secondsFromNow } from '../testing';
import { verifySignature, type SignatureToVerify } from '../verify';
import type { RegisteredCertificate } from '../registry';
import { checksAtOnce, type TrustFiles } from './checks';

const root = dstuAuthority(NOW, 'Root');
const centre = dstuAuthority(NOW, 'Centre', root);
const key = newDstuKey();
const SERIAL = Uint8Array.of(0x51);
const certificate = centre.issue({ subject: { commonName: 'Тарас' }, subjectKey: key, serial: SERIAL });
const signer = createDstuSigner(key, certificate);
const signature = signer.signNow(DOCUMENT, NOW);

type Given = Partial<SignatureToVerify<RegisteredCertificate>> & {
  readonly trust?: Partial<TrustFiles>;
  readonly entry?: Partial<RegisteredCertificate>;
};

async function verify({ trust, entry, ...given }: Given = {}) {
  const files = {
    authorities: [root.certificate, centre.certificate],
    revocationLists: [],
    needsRevocationLists: false,
  };
  const registered = { ownerId: OWNER, status: 'active', der: certificate, ...entry } as const;
  const known = await certificateFingerprint(registered.der);
  return verifySignature({
    der: signature,
    storedBytes: DOCUMENT,
    certificates: (wanted) => Promise.resolve(wanted === known ? registered : null),
    userId: OWNER,
    now: NOW,
    rules: { algorithms: ['p256', 'dstu4145'], dstu: checksAtOnce({ ...files, ...trust }) },
    ...given,
  });
}

describe('a signature by DSTU 4145', () => {
  it('is accepted for the stored bytes, by a registered certificate of an authority that is believed', async () => {
    expect(await verify()).toMatchObject({ ok: true, serial: '51', signingTime: NOW });
  });

  it('with DSTU 7564 is accepted, by a certificate of an authority that signs with it', async () => {
    const newer = dstuAuthority(NOW, 'Newer', undefined, KUPYNA_256);
    const der = newer.issue({ subject: { commonName: 'Тарас' }, subjectKey: key });
    const signed = createDstuSigner(key, der).signNow(DOCUMENT, NOW);
    const given = { der: signed, entry: { der }, trust: { authorities: [newer.certificate] } };
    expect(await verify(given)).toMatchObject({ ok: true });
    expect(await verify({ ...given, storedBytes: ownBytes(DOCUMENT).fill(0x39, 12, 13) })).toMatchObject({
      check: 'messageDigest',
    });
  });

  it('is refused where the configuration allows ours alone', async () => {
    const rules = {
      algorithms: ['p256'],
      dstu: checksAtOnce({ authorities: [], revocationLists: [], needsRevocationLists: false }),
    } as const;
    expect(await verify({ rules })).toMatchObject({ code: 'signatureInvalid', check: 'algorithm' });
  });

  it.each([
    ['another document', { storedBytes: ownBytes(DOCUMENT).fill(0x39, 12, 13) }, 'signatureInvalid', 'messageDigest'],
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
  ] as const)('is refused: %s', async (_, given, code, check) => {
    expect(await verify(given)).toEqual({ ok: false, code, check });
  });

  it('is refused with a changed bit in any of its fields, and with a byte too few or too many', async () => {
    const trust = { authorities: [centre.certificate], revocationLists: [], needsRevocationLists: false };
    const rules = { algorithms: ['p256', 'dstu4145'], dstu: checksAtOnce(trust) } as const;
    const flips = [...flipsOf(signature)];
    const cut = [1, 40, 400, signature.length - 1].map((place) => ({
      place: `${place} missing`,
      der: ownBytes(Buffer.concat([signature.subarray(0, place), signature.subarray(place + 1)])),
    }));
    const longer = { place: 'one more', der: ownBytes(Buffer.concat([signature, Buffer.alloc(1)])) };
    const passed: string[] = [];
    for (const { place, der } of [...flips, ...cut, longer]) if ((await verify({ der, rules })).ok) passed.push(place);
    expect(passed).toEqual([]);
    expect(flips.length).toBeGreaterThan(200);
    expect(await verify({ rules })).toMatchObject({ ok: true });
  });
});

import { readCertificate } from '../read-certificate';
import { flipBits } from '../testing/flip-bits';
import { readPackageFile } from '../testing/read-package-file';
import { createDstuAuthority } from '../testing/create-dstu-authority';
import { readDstuCertificate, type DstuCertificate } from './read-dstu-certificate';
import { findChainFlaw, type Trust } from './find-chain-flaw';
import { issueRevocationList, createDstuKey } from './issue-dstu-certificate';
import { readRevocationList } from './read-revocation-list';
import { createDstuKeyCache } from './find-dstu-key';

const NOW = new Date('2026-07-01T09:30:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);
const root = createDstuAuthority(NOW, 'Root');
const centre = createDstuAuthority(NOW, 'Centre', root);
const key = createDstuKey();
const person = { commonName: 'Вигаданець Тарас', taxNumber: '0148102804', organisationCode: '91000017' };
const SERIAL = Uint8Array.of(0x51);
const certificate = centre.issue({ subject: person, subjectKey: key, serial: SERIAL });

const read = (der: Uint8Array): DstuCertificate => {
  const facts = readDstuCertificate(der);
  if (!facts) throw new Error('not a certificate');
  return facts;
};
const trusting = (ders: readonly Uint8Array[], more: Partial<Trust> = {}): Trust => ({
  authorities: ders.map(read),
  revocationLists: [],
  needsRevocationLists: false,
  ...more,
});
const both = trusting([root.certificate, centre.certificate]);
const listOf = (serials: readonly Uint8Array[], until = days(1), by = centre) => {
  const list = readRevocationList(issueRevocationList(by, serials, { from: days(-1), until }));
  if (!list) throw new Error('not a list');
  return list;
};

describe('a certificate of another authority', () => {
  it('names its owner and his organisation, in both of the ways that there are', () => {
    expect(read(certificate)).toMatchObject({ taxNumber: '0148102804', organisationCode: '91000017', serial: '51' });
    expect(read(readPackageFile('SFS_1.cer'))).toMatchObject({ taxNumber: null, organisationCode: '39292197' });
    expect(read(readPackageFile('CZOROOT.cer'))).toMatchObject({ commonName: 'Центральний засвідчувальний орган' });
    expect([readDstuCertificate(readPackageFile('CA-Justice-ECDSA-261217.cer')), readCertificate(certificate)]).toEqual(
      [null, null],
    );
  });

  it('is believed for the authority that issued it, alone or with the one above', () => {
    expect(findChainFlaw(read(certificate), both, NOW)).toBeNull();
    expect(findChainFlaw(read(certificate), trusting([centre.certificate]), NOW)).toBeNull();
    expect(findChainFlaw(read(certificate), trusting([root.certificate]), NOW)).toBe('untrusted');
    expect(findChainFlaw(read(certificate), trusting([]), NOW)).toBe('untrusted');
  });

  it('of a real authority is vouched for by the real root', () => {
    const real = trusting([readPackageFile('CZOROOT.cer')]);
    const link = { ...read(readPackageFile('CA-Justice.cer')), authority: null, usage: 3 as const };
    expect(findChainFlaw(link, real, new Date('2018-01-01'))).toBeNull();
    expect(findChainFlaw(link, real, new Date('2021-01-01'))).toBe('validity');
    expect(
      findChainFlaw({ ...link, signature: link.signature.map((byte) => byte ^ 1) }, real, new Date('2018-01-01')),
    ).toBe('certificateSignature');
  });

  it.each([
    [
      'an authority of the same name and another key',
      createDstuAuthority(NOW, 'Centre').issue({ subject: person, subjectKey: key }),
      'certificateSignature',
    ],
    [
      'one that is not in force yet',
      centre.issue({ subject: person, subjectKey: key, validFrom: days(1) }),
      'validity',
    ],
    [
      'one that has ended',
      centre.issue({ subject: person, subjectKey: key, validFrom: days(-9), validTo: days(-1) }),
      'validity',
    ],
    ['one for agreeing on keys', centre.issue({ subject: person, subjectKey: key, use: 'agreement' }), 'usage'],
    [
      'an authority that would sign documents',
      centre.issue({ subject: person, subjectKey: key, use: 'authority' }),
      'usage',
    ],
  ] as const)('is refused: %s', (_, der, flaw) => {
    expect(findChainFlaw(read(der), both, NOW)).toBe(flaw);
  });

  it('of somebody who may sign and not vouch is refused', () => {
    const signer = { subject: { commonName: 'Signer' }, privateKey: createDstuKey() };
    const own = root.issue({ subject: signer.subject, subjectKey: signer.privateKey });
    const child = createDstuAuthority(NOW, 'Child', signer).certificate;
    const link = { ...read(child), authority: null, usage: 3 as const };
    expect(findChainFlaw(link, trusting([root.certificate, own]), NOW)).toBe('authority');
  });
});

describe('a list of revoked certificates', () => {
  it('ends what it names, also when it is old or the authority itself is meant', () => {
    expect(findChainFlaw(read(certificate), { ...both, revocationLists: [listOf([SERIAL])] }, NOW)).toBe('revoked');
    expect(findChainFlaw(read(certificate), { ...both, revocationLists: [listOf([SERIAL], days(0))] }, days(1))).toBe(
      'revoked',
    );
    const ofRoot = listOf([Uint8Array.of(0x40, 1)], days(1), root);
    expect(findChainFlaw(read(certificate), { ...both, revocationLists: [ofRoot] }, NOW)).toBe('revoked');
  });

  it('leaves others alone, and counts only with its authority’s signature', () => {
    expect(
      findChainFlaw(read(certificate), { ...both, revocationLists: [listOf([Uint8Array.of(1)])] }, NOW),
    ).toBeNull();
    const forged = { ...listOf([SERIAL]), signature: listOf([]).signature };
    expect(findChainFlaw(read(certificate), { ...both, revocationLists: [forged] }, NOW)).toBeNull();
  });

  it('is missed where the bank asks for one: none there, or one that is over', () => {
    const asking = { ...both, needsRevocationLists: true };
    const lists = [listOf([]), listOf([], days(1), root)];
    expect(findChainFlaw(read(certificate), asking, NOW)).toBe('revocationUnknown');
    expect(findChainFlaw(read(certificate), { ...asking, revocationLists: lists }, NOW)).toBeNull();
    expect(findChainFlaw(read(certificate), { ...asking, revocationLists: lists }, days(2))).toBe('revocationUnknown');
  });
});

describe('a changed bit in any field of a certificate', () => {
  it('is found: it cannot be read, is another one’s, or its authority did not sign it', () => {
    const alone = trusting([centre.certificate]);
    const keyOf = createDstuKeyCache();
    const flips = [...flipBits(certificate)];
    const passed = flips.filter(({ der }) => {
      const facts = readDstuCertificate(der);
      return facts !== null && findChainFlaw(facts, alone, NOW, keyOf) === null;
    });
    expect(passed.map(({ place }) => place)).toEqual([]);
    expect(flips.length).toBeGreaterThan(100);
  });
});

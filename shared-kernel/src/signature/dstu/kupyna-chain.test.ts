import { packageFile } from '../testing/dstu';
import { dstuAuthority } from '../testing/dstu-authority';
import { readDstuCertificate, type DstuCertificate } from './certificate';
import { chainFlaw, type Trust } from './chain';
import { GOST, hashOf, hashOfSignature, KUPYNA_256 } from './hashes';
import { issueRevocationList, newDstuKey } from './issue';
import { privateKeyOf } from './keys';
import { isDstuSignature, readDstuSignature } from './read-signature';
import { readRevocationList } from './revocation-list';
import { createDstuSigner, signHash } from './sign';
import { dstuKeyOf } from './verify';
import { checkDstuMessage } from './verify-message';

const NOW = new Date('2026-07-01T09:30:00Z');
const DOCUMENT = new TextEncoder().encode('{"amount":"1.00"}');
const SERIAL = Uint8Array.of(0x51);
const person = { commonName: 'Вигаданець Тарас', taxNumber: '0148102804' };
const authority = dstuAuthority(NOW, 'Centre', undefined, KUPYNA_256);
const key = newDstuKey();
const certificate = authority.issue({ subject: person, subjectKey: key, serial: SERIAL });

const read = (der: Uint8Array): DstuCertificate => {
  const facts = readDstuCertificate(der);
  if (!facts) throw new Error('not a certificate');
  return facts;
};
const trust: Trust = { authorities: [read(authority.certificate)], revocationLists: [], needsRevocationLists: true };
const listOf = (serials: readonly Uint8Array[]) => {
  const until = new Date(NOW.getTime() + 86_400_000);
  const list = readRevocationList(issueRevocationList(authority, serials, { from: NOW, until }));
  if (!list) throw new Error('not a list');
  return list;
};

describe('an authority that signs with DSTU 7564', () => {
  it('is believed for its certificates and its lists of revoked ones', () => {
    expect(read(certificate)).toMatchObject({ hash: KUPYNA_256, taxNumber: '0148102804' });
    expect(chainFlaw(read(certificate), trust, NOW)).toBe('revocationUnknown');
    expect(chainFlaw(read(certificate), { ...trust, revocationLists: [listOf([])] }, NOW)).toBeNull();
    expect(chainFlaw(read(certificate), { ...trust, revocationLists: [listOf([SERIAL])] }, NOW)).toBe('revoked');
  });

  it('is not believed for what is hashed otherwise than it says', () => {
    const otherwise = { ...read(certificate), hash: GOST };
    expect(chainFlaw(otherwise, { ...trust, revocationLists: [listOf([])] }, NOW)).toBe('certificateSignature');
  });
});

describe('a signature', () => {
  const signed = (der: Uint8Array) => createDstuSigner(key, der).signNow(DOCUMENT, NOW);
  const older = dstuAuthority(NOW, 'Older');
  const hashIn = (der: Uint8Array) => readDstuSignature(der)?.hash;

  it('is made with the hash of its certificate: the one that the key names, or else that of its authority', () => {
    expect(hashIn(signed(certificate))).toBe(KUPYNA_256);
    expect(hashIn(signed(older.issue({ subject: person, subjectKey: key })))).toBe(GOST);
    const large = hashOf('1.2.804.2.1.1.1.1.2.2.3') ?? GOST;
    expect(hashIn(signed(older.issue({ subject: person, subjectKey: key, hash: large })))).toBe(large);
  });

  it('is verified, and refused for another document', () => {
    const signature = signed(certificate);
    expect(isDstuSignature(signature)).toBe(true);
    expect(checkDstuMessage(signature, DOCUMENT)).toMatchObject({ ok: true });
    expect(checkDstuMessage(signature, certificate)).toEqual({ ok: false, flaw: 'content' });
  });

  it.each([
    ['1.2.804.2.1.1.1.1.3.6.1', 32],
    ['1.2.804.2.1.1.1.1.3.6.2.1', 48],
    ['1.2.804.2.1.1.1.1.3.6.3.1', 64],
  ])('by %s is of %d bytes of hash, of which the field takes what it holds', (id, size) => {
    const hash = hashOfSignature(id);
    const digest = hash?.of(DOCUMENT) ?? new Uint8Array();
    expect(digest).toHaveLength(size);
    for (const [privateKey, of] of [
      ['PRIV1.cer', 'SELF_SIGNED1.cer'],
      ['KeyE54B.cer', 'SELF_SIGNED_ENC_E54B.cer'],
    ] as const) {
      const value = signHash(privateKeyOf(packageFile(privateKey)), digest);
      const verifies = (asked: Uint8Array) => dstuKeyOf(packageFile(of))?.verify(asked, value);
      expect([verifies(digest), verifies(digest.map((byte, at) => (at === 3 ? byte ^ 1 : byte)))]).toEqual([
        true,
        false,
      ]);
    }
  });
});

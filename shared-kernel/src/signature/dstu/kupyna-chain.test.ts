import { readPackageFile } from '../testing/read-package-file';
import { createDstuAuthority } from '../testing/create-dstu-authority';
import { readDstuCertificate, type DstuCertificate } from './read-dstu-certificate';
import { findChainFlaw, type Trust } from './find-chain-flaw';
import { GOST, findHash, findHashOfSignature, KUPYNA_256 } from './hashes';
import { issueRevocationList, createDstuKey } from './issue-dstu-certificate';
import { readPrivateKey } from './keys';
import { isDstuSignature, readDstuSignature } from './read-dstu-signature';
import { readRevocationList } from './read-revocation-list';
import { createDstuSigner, signHash } from './create-dstu-signer';
import { findDstuKey } from './find-dstu-key';
import { checkDstuMessage } from './check-dstu-message';

const NOW = new Date('2026-07-01T09:30:00Z');
const DOCUMENT = new TextEncoder().encode('{"amount":"1.00"}');
const SERIAL = Uint8Array.of(0x51);
const person = { commonName: 'Вигаданець Тарас', taxNumber: '0148102804' };
const authority = createDstuAuthority(NOW, 'Centre', undefined, KUPYNA_256);
const key = createDstuKey();
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
    expect(findChainFlaw(read(certificate), trust, NOW)).toBe('revocationUnknown');
    expect(findChainFlaw(read(certificate), { ...trust, revocationLists: [listOf([])] }, NOW)).toBeNull();
    expect(findChainFlaw(read(certificate), { ...trust, revocationLists: [listOf([SERIAL])] }, NOW)).toBe('revoked');
  });

  it('is not believed for what is hashed otherwise than it says', () => {
    const otherwise = { ...read(certificate), hash: GOST };
    expect(findChainFlaw(otherwise, { ...trust, revocationLists: [listOf([])] }, NOW)).toBe('certificateSignature');
  });
});

describe('a signature', () => {
  const signed = (der: Uint8Array) => createDstuSigner(key, der).signNow(DOCUMENT, NOW);
  const older = createDstuAuthority(NOW, 'Older');
  const hashIn = (der: Uint8Array) => readDstuSignature(der)?.hash;

  it('is made with the hash of its certificate: the one that the key names, or else that of its authority', () => {
    expect(hashIn(signed(certificate))).toBe(KUPYNA_256);
    expect(hashIn(signed(older.issue({ subject: person, subjectKey: key })))).toBe(GOST);
    const large = findHash('1.2.804.2.1.1.1.1.2.2.3') ?? GOST;
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
    const hash = findHashOfSignature(id);
    const digest = hash?.of(DOCUMENT) ?? new Uint8Array();
    expect(digest).toHaveLength(size);
    for (const [privateKey, of] of [
      ['PRIV1.cer', 'SELF_SIGNED1.cer'],
      ['KeyE54B.cer', 'SELF_SIGNED_ENC_E54B.cer'],
    ] as const) {
      const value = signHash(readPrivateKey(readPackageFile(privateKey)), digest);
      const verifies = (message: Uint8Array) => findDstuKey(readPackageFile(of))?.verify(message, value);
      expect([verifies(digest), verifies(digest.map((byte, at) => (at === 3 ? byte ^ 1 : byte)))]).toEqual([
        true,
        false,
      ]);
    }
  });
});

import {
  listCertificates,
  login,
  loginChallenge,
  signDocuments,
  uploadCertificate,
} from '@ncb/shared-kernel/api/contract';
import { createDstuSigner, createDstuKey, type DstuSubject } from '@ncb/shared-kernel/signature/dstu';
import { getCertificateFingerprint, toBase64, toPem } from '@ncb/shared-kernel/signature';
import { writeLoginText } from '@ncb/shared-kernel/domain/documents';
import { openDstuAuthority, type DstuAuthority } from '../src/signatures';
import { ok, Person, toRefs, refused, findSeedUser } from './support/person';
import { setUpBank } from './support/set-up-bank';

let authority: DstuAuthority;
let director: Person;
const bank = setUpBank();
beforeAll(async () => {
  authority = await openDstuAuthority(bank.dataDir, bank.now());
  director = await new Person(bank, 'director1').signIn();
}, 60_000);

const DAY_MS = 86_400_000;
const toSubject = (login: string): DstuSubject => ({
  commonName: 'Вигаданець Тарас',
  taxNumber: findSeedUser(login).code,
});

function newQualifiedKey(subject: DstuSubject, days = 365, by = authority) {
  const key = createDstuKey();
  const now = bank.now().getTime();
  const validity = { validFrom: new Date(now - DAY_MS), validTo: new Date(now + days * DAY_MS) };
  const certificate = by.issue(subject, key, validity);
  return { certificate, signer: createDstuSigner(key, certificate) };
}
type QualifiedKey = ReturnType<typeof newQualifiedKey>;

const toUpload = ({ certificate, signer }: QualifiedKey, proofOf: Uint8Array = certificate) => ({
  certificate: toPem('CERTIFICATE', certificate),
  signature: toBase64(signer.signNow(proofOf, bank.now())),
});

describe('a certificate of another authority', () => {
  test('is taken in with proof of the key, signs from then on, and is shown as any other', async () => {
    const key = newQualifiedKey({ ...toSubject('director1'), organisationCode: '91000017' });
    await director.get(uploadCertificate, toUpload(key));
    const { certificates } = await director.get(listCertificates, {});
    const own = certificates.filter(
      ({ ownerRef, status }) => ownerRef === findSeedUser('director1').userId && status === 0,
    );
    expect(own).toMatchObject([{ keyId: expect.stringMatching(/^(?:[0-9A-F]{4} ){7}[0-9A-F]{4}$/), lastUsed: null }]);

    const ids = [await director.save({ number: '4001' }), await director.save({ number: '4002' })];
    const signatures = await director.signAllWith(key.signer, ids);
    const { verdicts } = await director.get(signDocuments, { all: false, documents: toRefs(ids), signatures });
    expect(verdicts).toEqual(ids.map((id) => ok(id, 3)));
    expect(await director.unsign(...ids)).toEqual(ids.map((id) => ok(id, 0)));
  });

  test.each([
    ['names another person', () => newQualifiedKey({ commonName: 'Інший', taxNumber: '3333333333' }), 'keyOfAnother'],
    ['names nobody by number', () => newQualifiedKey({ commonName: 'Хтось' }), 'keyOfAnother'],
    [
      'names another company',
      () => newQualifiedKey({ ...toSubject('director1'), organisationCode: '99999999' }),
      'keyOfAnother',
    ],
  ] as const)('that %s is refused', async (_, make, errorCode) => {
    expect(await director.refused(uploadCertificate, toUpload(make()))).toMatchObject({ code: errorCode });
  });

  test('of an authority that the bank does not believe is refused', async () => {
    const stranger = await openDstuAuthority(`${bank.dataDir}/stranger`, bank.now());
    const key = newQualifiedKey(toSubject('director1'), 365, stranger);
    expect(await director.refused(uploadCertificate, toUpload(key))).toMatchObject({ code: 'certificateInactive' });
  });

  test('that has ended, or comes without proof of its key, is refused', async () => {
    const ended = newQualifiedKey(toSubject('director1'), -0.5);
    expect(await director.refused(uploadCertificate, toUpload(ended))).toMatchObject({ code: 'certificateInactive' });
    const key = newQualifiedKey(toSubject('director1'));
    const other = newQualifiedKey(toSubject('director1'));
    const proofs = [toUpload(key, other.certificate), { ...toUpload(key), signature: toUpload(other).signature }];
    expect(await director.refused(uploadCertificate, proofs[0] ?? toUpload(key))).toMatchObject({
      code: 'signatureInvalid',
    });
    expect(await director.refused(uploadCertificate, proofs[1] ?? toUpload(key))).toMatchObject({
      code: 'signatureForeignKey',
    });
  });

  test('opens a session by its key, and the key is known from then on', async () => {
    const key = newQualifiedKey(toSubject('buh1'));
    const accountant = await new Person(bank, 'buh1').signIn('1001');
    await accountant.get(uploadCertificate, toUpload(key));
    expect(await accountant.refused(uploadCertificate, toUpload(key))).toMatchObject({ code: 'knownKey' });
    const person = new Person(bank, 'buh1');
    const factor = { secondFactor: 'key', code: null } as const;
    await person.call(login, { ...factor, login: 'buh1', password: findSeedUser('buh1').passwd });
    const { audience, challenge } = await person.get(loginChallenge, {});
    const clientNonce = toBase64(new Uint8Array(32).fill(7));
    const fingerprint = await getCertificateFingerprint(key.certificate);
    const text = writeLoginText({ audience, challenge, clientNonce, certificate: fingerprint });
    const signature = toBase64(key.signer.signNow(new TextEncoder().encode(text), bank.now()));
    const entered = await person.call(login, { ...factor, login: null, password: null, clientNonce, signature });
    expect(entered).toMatchObject({ ok: true, value: { userStatus: 2 } });
  });
});

describe('a signature by DSTU 4145 is refused', () => {
  let signer: QualifiedKey['signer'];
  let head: Person;
  let accountant: Person;
  let numbers = 4100;
  const save = (more: object = {}) => director.save({ number: String((numbers += 1)), ...more });
  const readVerdict = async (person: Person, id: string, signature: string, version = 1) => {
    const documents = { all: false, documents: toRefs([id]), signatures: [{ id, version, signature }] };
    return (await person.get(signDocuments, documents)).verdicts;
  };
  const sign = async () => {
    const id = await save();
    const [signed] = await head.signAllWith(signer, [id]);
    return { id, signature: signed?.signature ?? '' };
  };
  beforeAll(async () => {
    head = await new Person(bank, 'director2').signIn('1001');
    accountant = await new Person(bank, 'buh1').signIn('1001');
    const key = newQualifiedKey(toSubject('director2'));
    signer = key.signer;
    await head.get(uploadCertificate, toUpload(key));
  });

  test('that somebody else made, or that was made for another document', async () => {
    const [one, other] = [await sign(), await sign()];
    expect(await readVerdict(accountant, one.id, one.signature)).toEqual([refused(one.id, 'signatureForeignKey')]);
    expect(await readVerdict(head, one.id, other.signature)).toEqual([refused(one.id, 'signatureInvalid')]);
    expect(await readVerdict(head, one.id, 'AAAA')).toEqual([refused(one.id, 'signatureInvalid')]);
  });

  test('when the document was changed after it had been shown, also as one of the new version', async () => {
    const { id, signature } = await sign();
    await save({ id, amount: '9999.00' });
    expect(await readVerdict(head, id, signature)).toEqual([refused(id, 'documentChanged')]);
    expect(await readVerdict(head, id, signature, 2)).toEqual([refused(id, 'signatureInvalid')]);
  });

  test('that was made for a sign-in', async () => {
    const id = await save();
    const values = { audience: 'x', challenge: 'x', clientNonce: 'x', certificate: 'x' };
    const text = new TextEncoder().encode(writeLoginText(values));
    const signature = toBase64(signer.signNow(text, bank.now()));
    expect(await readVerdict(head, id, signature)).toEqual([refused(id, 'signatureInvalid')]);
  });

  test('a second time by the same person; the same once more is a repeated request', async () => {
    const { id, signature } = await sign();
    expect(await readVerdict(head, id, signature)).toEqual([ok(id, 2)]);
    expect(await readVerdict(head, id, signature)).toEqual([ok(id, 2)]);
    const [another] = await head.signAllWith(signer, [id]);
    expect(await readVerdict(head, id, another?.signature ?? '')).toEqual([refused(id, 'firstSignatureExists')]);
  });

  test('when it is older than five minutes', async () => {
    const { id, signature } = await sign();
    bank.clock.pass({ minutes: 5, seconds: 1 });
    expect(await readVerdict(head, id, signature)).toEqual([refused(id, 'signingTimeOff')]);
  });
});

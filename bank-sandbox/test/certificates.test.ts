import {
  cancelCertificateRequest,
  changeCertificateStatus,
  documentsToSign,
  listAccounts,
  listCertificateRequests,
  listCertificates,
  renewCertificate,
  requestCertificate,
  signDocuments,
  uploadCertificate,
} from '@ncb/shared-kernel/api/contract';
import { DECLARATION } from '@ncb/shared-kernel/domain/vocabulary';
import { eq, ne } from 'drizzle-orm';
import { certificate, certificateRequest, emailOutbox, session } from '../src/db/schema';
import { cleanUp } from '../src/engine';
import { issueRequestedCertificate, refuseRequestedCertificate } from '../src/operator/certificate-requests';
import { findWaitingCertificates } from '../src/operator/waiting-item';
import { createAuthority, issueCertificate, openAuthority, createSerial } from '../src/signatures';
import { readAuditRows } from './support/read-audit-rows';
import { signDeclarations } from './support/sign-declarations';
import { unauthorized } from './support/browser';
import { createKey, type TestKey } from './support/create-key';
import { Person, toRefs, refused } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

jest.setTimeout(30_000);

const bank = setUpBank();
const director = setUpPerson(bank, 'director1');
const accountant = setUpPerson(bank, 'buh1', '1001');

const findCertificate = async (userId: string) => {
  const { certificates } = await director.get(listCertificates, {});
  const certificate = certificates.find(({ ownerRef, status }) => ownerRef === userId && status !== 2);
  if (!certificate) throw new Error('no certificate');
  return certificate;
};
const change = async (person: Person, userId: string, status: 0 | 1) =>
  person.call(changeCertificateStatus, { serial: (await findCertificate(userId)).serial, ownerRef: userId, status });

let numbers = 3000;
const save = () => director.save({ number: String((numbers += 1)) });

async function issue(person: Person, key: TestKey): Promise<string> {
  const { id } = await person.get(requestCertificate, { request: key.csr });
  expect(await issueRequestedCertificate(bank.services, Number(id))).toMatchObject({ ok: true });
  const { requests } = await person.get(listCertificateRequests, {});
  return requests.find((request) => request.id === id)?.certificate ?? '';
}

describe('the list of certificates', () => {
  test('has those of the company’s people, with what they may sign', async () => {
    const { certificates } = await accountant.get(listCertificates, {});
    expect(certificates.map(({ ownerRef }) => ownerRef)).toEqual(['506', '501', '502', '503', '507']);
    expect(certificates[3]).toEqual({
      serial: expect.stringMatching(/^[0-9a-f]{32}$/),
      validUntil: '2028-07-14',
      name: 'Перевірна Ганна Іванівна',
      position: 'Головний бухгалтер',
      signatureRight: 2,
      status: 0,
      owner: 'Перевірна Г. І.',
      ownerRef: '503',
      keyId: expect.stringMatching(/^(?:[0-9A-F]{4} ){7}[0-9A-F]{4}$/),
      lastUsed: '2026-07-15T11:09:00',
      signatureCount: 6,
      isRevoked: false,
    });
  });
});

describe('what a certificate was used for', () => {
  test('is told by the list: how often it signed, and when last', async () => {
    const before = await findCertificate('501');
    await director.sign(await save());
    const after = await findCertificate('501');
    expect(after.signatureCount).toBe((before.signatureCount ?? 0) + 1);
    expect(after.lastUsed).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  test('a request has the id of the key that its certificate gets', async () => {
    const stranger = await new Person(bank, 'fop1').signIn();
    const key = await createKey();
    const pem = await issue(stranger, key);
    const { requests } = await stranger.get(listCertificateRequests, {});
    const [newest] = requests;
    expect(newest?.keyId).toMatch(/^(?:[0-9A-F]{4} ){7}[0-9A-F]{4}$/);
    expect(newest?.certificate).toBe(pem);
  });
});

describe('blocking a certificate', () => {
  test('makes its key sign nothing until it is unblocked', async () => {
    const id = await save();
    expect((await change(accountant, '503', 1)).ok).toBe(true);
    const signatures = await director.signAll([id]);
    expect(signatures).toHaveLength(1);
    await expect(accountant.sign(id)).rejects.toThrow();
    expect((await change(accountant, '503', 1)).ok).toBe(true);
    expect((await change(accountant, '503', 0)).ok).toBe(true);
    expect((await accountant.sign(id)).map(({ errorCode }) => errorCode)).toEqual([null]);
    expect(await readAuditRows(bank, 'blockCertificate')).toEqual([[503, 'ok']]);
    expect(await readAuditRows(bank, 'unblockCertificate')).toEqual([[503, 'ok']]);
  });

  test('refuses a signature that was made before it', async () => {
    const id = await save();
    const signatures = await accountant.signAll([id]);
    await change(director, '503', 1);
    const { verdicts } = await accountant.get(signDocuments, { all: false, documents: toRefs([id]), signatures });
    expect(verdicts).toEqual([refused(id, 'certificateInactive')]);
    await change(director, '503', 0);
  });

  test('by a manager is not undone by the owner', async () => {
    await change(director, '503', 1);
    expect(await change(accountant, '503', 0)).toMatchObject({ failure: { code: 'forbidden' } });
    expect((await change(director, '503', 0)).ok).toBe(true);
  });

  test('ends the sessions that were opened with that key', async () => {
    const { queries } = bank.services.db;
    const byKey = await new Person(bank, 'director2').signIn();
    const bySms = await new Person(bank, 'director2').signIn();
    const [row] = await queries.select().from(certificate).where(eq(certificate.userId, 502));
    const [opened] = await queries.select().from(session).where(eq(session.userId, 502)).orderBy(session.createdAt);
    if (!row || !opened) throw new Error('nothing to block');
    await queries.update(session).set({ certificateId: row.id }).where(eq(session.tokenHash, opened.tokenHash));
    await change(director, '502', 1);
    const answers = [await byKey.call(listAccounts, {}), await bySms.call(listAccounts, {})];
    expect(answers.filter(({ ok }) => !ok)).toEqual([unauthorized('unauthorized')]);
    await change(director, '502', 0);
  });

  test('is for the owner and managers; unknown and foreign certificates are the same', async () => {
    expect(await change(accountant, '501', 1)).toMatchObject({ failure: { code: 'forbidden' } });
    const stranger = await new Person(bank, 'fop1').signIn();
    const { serial } = (await stranger.get(listCertificates, {})).certificates[0] ?? { serial: '' };
    const ask = (what: { serial: string; ownerRef: string }) =>
      director.refused(changeCertificateStatus, { ...what, status: 1 });
    const answers = [
      await ask({ serial, ownerRef: '505' }),
      await ask({ serial: 'ffff', ownerRef: '505' }),
      await ask({ serial, ownerRef: '501' }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ code: 'notFound' });
  });
});

describe('a new key', () => {
  test('is requested, issued and uploaded; then it signs and the old one is revoked', async () => {
    const key = await createKey();
    const old = await findCertificate('501');
    const { id } = await director.get(requestCertificate, { request: key.csr });
    expect((await findWaitingCertificates(bank.services.db.queries)).map((item) => String(item.id))).toEqual([id]);
    expect((await director.get(listCertificateRequests, {})).requests).toMatchObject([{ id, status: 'requested' }]);
    expect(await issueRequestedCertificate(bank.services, Number(id))).toMatchObject({ ok: true });
    expect(await issueRequestedCertificate(bank.services, Number(id))).toMatchObject({ refusal: { code: 'notFound' } });
    const [request] = (await director.get(listCertificateRequests, {})).requests;
    const pem = request?.certificate ?? '';
    const signature = await key.signCertificate(pem, bank.clock.now());
    expect(await director.get(uploadCertificate, { certificate: pem, signature })).toEqual({});
    const { certificates } = await director.get(listCertificates, {});
    const own = certificates.filter(({ ownerRef }) => ownerRef === '501');
    expect(own.map(({ serial, status }) => [serial === old.serial, status])).toEqual([
      [false, 0],
      [true, 2],
    ]);
    expect(
      await director.refused(changeCertificateStatus, { serial: old.serial, ownerRef: '501', status: 0 }),
    ).toMatchObject({ code: 'certificateInactive' });
    expect(await director.refused(uploadCertificate, { certificate: pem, signature })).toMatchObject({
      code: 'knownKey',
    });
    expect(await readAuditRows(bank, 'uploadCertificate')).toEqual([
      [501, 'ok'],
      [501, 'knownKey'],
    ]);
    expect(await readAuditRows(bank, 'issueCertificate', id)).toEqual([[null, 'ok']]);
  });

  test('that the bank has ever seen is refused, a request that is none too', async () => {
    const key = await createKey();
    await accountant.get(requestCertificate, { request: key.csr });
    expect(await director.refused(requestCertificate, { request: key.csr })).toMatchObject({ code: 'knownKey' });
    for (const request of ['x', key.csr.replace('A', 'B'), 'y'.repeat(20_000)])
      expect((await director.refused(requestCertificate, { request })).kind).toBe('refused');
  });

  test('replaces a request that still waits, and is asked for once by a repeated request', async () => {
    const [first, second] = [await createKey(), await createKey()];
    await accountant.get(requestCertificate, { request: first.csr });
    const options = { idempotencyKey: 'request-of-the-second-key' };
    const submitted = await accountant.get(requestCertificate, { request: second.csr }, options);
    expect(await accountant.get(requestCertificate, { request: second.csr }, options)).toEqual(submitted);
    const { requests } = await accountant.get(listCertificateRequests, {});
    expect(requests.slice(0, 2)).toMatchObject([
      { id: submitted.id, status: 'requested', reason: null },
      { status: 'refused', reason: 'Замінено новим запитом.' },
    ]);
    expect(await refuseRequestedCertificate(bank.services, Number(submitted.id), 'Немає документів')).toMatchObject({
      ok: true,
    });
    expect((await accountant.get(listCertificateRequests, {})).requests[0]).toMatchObject({
      status: 'refused',
      reason: 'Немає документів',
      certificate: null,
    });
  });

  test('is taken only from its owner and only with a signature of that key', async () => {
    const [key, other] = [await createKey(), await createKey()];
    const pem = await issue(accountant, key);
    const now = bank.clock.now();
    const good = await key.signCertificate(pem, now);
    const upload = (person: Person, signature: string, text = pem) =>
      person.refused(uploadCertificate, { certificate: text, signature });
    expect(await upload(director, good)).toMatchObject({ code: 'notFound' });
    expect(await upload(accountant, await other.signCertificate(pem, now))).toMatchObject({ code: 'signatureInvalid' });
    expect(await upload(accountant, 'AAAA')).toMatchObject({ code: 'signatureInvalid' });
    expect(await upload(accountant, good, 'no certificate')).toMatchObject({ code: 'notFound' });
    const old = await key.signCertificate(pem, new Date(now.getTime() - 10 * 60_000));
    expect(await upload(accountant, old)).toMatchObject({ code: 'signingTimeOff' });
    await accountant.get(uploadCertificate, { certificate: pem, signature: good });
  });

  test('is not taken with a certificate for another key, nor with one that the bank did not issue', async () => {
    const [ownKey, other] = [await createKey(), await createKey()];
    const ofOther = await issue(director, other);
    const pem = await issue(accountant, ownKey);
    const now = bank.clock.now();
    const upload = (text: string, signature: string) =>
      accountant.refused(uploadCertificate, { certificate: text, signature });
    expect(await upload(ofOther, await ownKey.signCertificate(pem, now))).toMatchObject({ code: 'notFound' });
    expect(await upload(ofOther, await other.signCertificate(ofOther, now))).toMatchObject({ code: 'notFound' });
    expect(await upload(pem, await other.signCertificate(ofOther, now))).toMatchObject({ code: 'signatureInvalid' });
    const validity = { validFrom: now, validTo: new Date(now.getTime() + 1_000_000) };
    const authority = await openAuthority(await createAuthority(validity));
    const foreign = await issueCertificate(authority, ownKey.csr, { serial: createSerial(), ...validity });
    if (!foreign.ok) throw new Error('no certificate');
    const { pem: forged } = foreign.certificate;
    expect(await upload(forged, await ownKey.signCertificate(forged, now))).toMatchObject({ code: 'notFound' });
  });

  test('is nothing for an operator, who signs nothing', async () => {
    const operator = await new Person(bank, 'oper1').signIn();
    const { csr } = await createKey();
    expect(await operator.refused(requestCertificate, { request: csr })).toMatchObject({ code: 'forbidden' });
    expect(await operator.refused(listCertificateRequests, {})).toMatchObject({ code: 'forbidden' });
  });
});

describe('a request for a key', () => {
  const stateOf = async (person: Person, id: string) =>
    (await person.get(listCertificateRequests, {})).requests.find((request) => request.id === id);

  test('that names another person is refused; one that names its owner is taken', async () => {
    const [ofAnother, own] = [await createKey('0148102804'), await createKey('0048202264')];
    expect(await accountant.refused(requestCertificate, { request: ofAnother.csr })).toMatchObject({
      code: 'keyOfAnother',
    });
    expect(await accountant.refused(renewCertificate, { request: ofAnother.csr })).toMatchObject({
      code: 'keyOfAnother',
    });
    await accountant.get(requestCertificate, { request: own.csr });
  });

  test('is cancelled by its owner alone, and only while it waits', async () => {
    const { id } = await accountant.get(requestCertificate, { request: (await createKey()).csr });
    expect(await director.refused(cancelCertificateRequest, { id })).toMatchObject({ code: 'notFound' });
    expect(await accountant.get(cancelCertificateRequest, { id })).toEqual({});
    expect(await stateOf(accountant, id)).toMatchObject({ status: 'refused', reason: 'Скасовано власником.' });
    expect(await accountant.refused(cancelCertificateRequest, { id })).toMatchObject({ code: 'statusForbidsAction' });
    expect(await issueRequestedCertificate(bank.services, Number(id))).toMatchObject({ refusal: { code: 'notFound' } });
  });
});

describe('a renewal', () => {
  test('is signed with the present key, issued at once, and the new key takes its place', async () => {
    const owner = await new Person(bank, 'director2').signIn();
    const key = await createKey();
    const { id, declarationId } = await owner.get(renewCertificate, { request: key.csr });
    const { requests } = await owner.get(listCertificateRequests, {});
    expect(requests[0]).toMatchObject({ id, status: 'requested', certificate: null });
    // A director cannot sign for another user's key.
    const refs = [{ id: declarationId, type: DECLARATION } as const];
    expect((await director.get(documentsToSign, { documents: refs })).documents).toEqual([]);
    const { documents } = await owner.get(documentsToSign, { documents: refs });
    expect(documents[0]?.canonical).toContain(requests[0]?.keyId ?? '?');
    expect(await signDeclarations(owner, [declarationId])).toMatchObject([{ error: null }]);
    const pem = (await owner.get(listCertificateRequests, {})).requests[0]?.certificate ?? '';
    const signature = await key.signCertificate(pem, bank.clock.now());
    await owner.get(uploadCertificate, { certificate: pem, signature });
    const own = (await owner.get(listCertificates, {})).certificates.filter(({ ownerRef }) => ownerRef === '502');
    expect(own.map(({ isRevoked }) => isRevoked)).toEqual([false, true]);
    expect(await readAuditRows(bank, 'issueCertificate', id)).toEqual([[502, 'ok']]);
  });

  test('with a blocked key is refused, also one that was prepared before the block', async () => {
    const owner = await new Person(bank, 'fop1').signIn();
    const { declarationId } = await owner.get(renewCertificate, { request: (await createKey()).csr });
    const refs = [{ id: declarationId, type: DECLARATION } as const];
    const { documents } = await owner.get(documentsToSign, { documents: refs });
    const signatures = await owner.signTexts(documents);
    const ownKey = (await owner.get(listCertificates, {})).certificates.find(({ status }) => status === 0);
    await owner.get(changeCertificateStatus, { serial: ownKey?.serial ?? '', ownerRef: '505', status: 1 });
    const { verdicts } = await owner.get(signDocuments, { all: false, documents: refs, signatures });
    expect(verdicts).toMatchObject([{ errorCode: 'certificateInactive' }]);
    expect(await owner.refused(renewCertificate, { request: (await createKey()).csr })).toMatchObject({
      code: 'certificateInactive',
    });
    await owner.get(changeCertificateStatus, { serial: ownKey?.serial ?? '', ownerRef: '505', status: 0 });
  });

  test('of a request that was cancelled meanwhile issues nothing', async () => {
    const owner = await new Person(bank, 'fop1').signIn();
    const { id, declarationId } = await owner.get(renewCertificate, { request: (await createKey()).csr });
    const refs = [{ id: declarationId, type: DECLARATION } as const];
    const { documents } = await owner.get(documentsToSign, { documents: refs });
    const signatures = await owner.signTexts(documents);
    await owner.get(cancelCertificateRequest, { id });
    const { verdicts } = await owner.get(signDocuments, { all: false, documents: refs, signatures });
    expect(verdicts).toMatchObject([{ errorCode: 'notFound' }]);
  });
});

describe('as days pass', () => {
  test('a request that nobody brought within thirty days is refused, and its owner is told', async () => {
    const { queries } = bank.services.db;
    const { id } = await accountant.get(requestCertificate, { request: (await createKey()).csr });
    const stored = async () =>
      (
        await queries
          .select()
          .from(certificateRequest)
          .where(eq(certificateRequest.id, Number(id)))
      )[0];
    const after = (days: number) => new Date(bank.clock.now().getTime() + days * 24 * 60 * 60_000);
    await cleanUp(bank.services.db, after(29));
    expect(await stored()).toMatchObject({ status: 'requested' });
    const inAMonth = { ...bank.services, clock: { now: () => after(30) } };
    expect(await issueRequestedCertificate(inAMonth, Number(id))).toMatchObject({ refusal: { code: 'notFound' } });
    await cleanUp(bank.services.db, after(30));
    expect(await stored()).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('30 днів'),
    });
    const letters = await queries.select().from(emailOutbox).where(eq(emailOutbox.subject, 'Запит на ключ скасовано'));
    expect(letters).toHaveLength(1);
  });

  test('the owner of a key that ends gets one letter thirty, fourteen, seven, three days and a day before, and no other', async () => {
    const { queries } = bank.services.db;
    const letters = async () =>
      (await queries.select().from(emailOutbox).where(eq(emailOutbox.subject, 'Строк дії ключа закінчується'))).length;
    const rows = await queries.select().from(certificate);
    const active = rows.filter(({ userId, status }) => userId === 503 && status === 0);
    if (active.length !== 1) throw new Error('one active key of the accountant');
    const end = active[0]?.validUntil ?? bank.clock.now();
    await queries
      .update(certificate)
      .set({ validUntil: new Date(end.getTime() + 400 * 24 * 60 * 60_000) })
      .where(ne(certificate.userId, 503));
    const at = (daysBefore: number) => new Date(end.getTime() - daysBefore * 24 * 60 * 60_000 - 60_000);
    const letterCounts: number[] = [];
    for (const days of [31, 30, 29, 14, 14, 8, 7, 3, 2, 1, 0]) {
      await cleanUp(bank.services.db, at(days));
      // Cleared each time, as after a week.
      letterCounts.push(await letters());
      await queries.delete(emailOutbox);
    }
    expect(letterCounts).toEqual([0, 1, 0, 1, 0, 0, 1, 1, 0, 1, 0]);
  });
});

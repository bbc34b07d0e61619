import {
  askLostKeyCode,
  blockLostKeys,
  getActions,
  listCertificates,
  resendCode,
  signDocuments,
} from '@ncb/shared-kernel/api/contract';
import { ActionType } from '@ncb/shared-kernel/domain/vocabulary';
import { desc, eq } from 'drizzle-orm';
import { certificate, emailOutbox, session, smsOutbox, throttle } from '../src/db/schema';
import { unauthorized } from './support/browser';
import { Person, refused, findSeedUser } from './support/person';
import { setUpBank } from './support/set-up-bank';

jest.setTimeout(30_000);

const bank = setUpBank();
afterEach(async () => {
  const { queries } = bank.services.db;
  await queries.delete(throttle);
  await queries.update(certificate).set({ status: 0, blockedBy: null }).where(eq(certificate.userId, 501));
  bank.clock.pass({ hours: 1 });
});

const CODE = findSeedUser('director1').smsCode;
const WRONG = '999999';
const requestCode = (person: Person, login = person.login) => person.call(askLostKeyCode, { login });
const block = (person: Person, code: string) => person.call(blockLostKeys, { code });
const wrongCodeRefusal = { ok: false, failure: expect.objectContaining({ kind: 'refused', code: 'lostKeyCode' }) };

const countSentSms = async (userId: number) =>
  (await bank.services.db.queries.select().from(smsOutbox).where(eq(smsOutbox.userId, userId))).length;

async function readKeys(reader: Person, ownerRef: string) {
  const { certificates } = await reader.get(listCertificates, {});
  return certificates.filter((row) => row.ownerRef === ownerRef).map(({ status }) => status);
}

test('the code of an SMS blocks the keys of its login without password and key; his own journal says how', async () => {
  const accountant = await new Person(bank, 'buh1').signIn('1001');
  const director = new Person(bank, 'director1');
  const before = await countSentSms(501);
  expect(await requestCode(director)).toEqual({ ok: true, value: { resendAfter: 60 } });
  expect(await countSentSms(501)).toBe(before + 1);
  expect(await readKeys(accountant, '501')).toEqual([0]);
  expect(await block(director, CODE)).toEqual({ ok: true, value: { blocked: 1, passkeysRemoved: 0 } });
  expect(await readKeys(accountant, '501')).toEqual([1]);
  const any = { lastId: null, userId: null, start: null, end: null, objectType: null, objectId: null };
  const { actions } = await accountant.get(getActions, { ...any, type: ActionType.blockKey });
  expect(actions[0]).toMatchObject({ detail: 'Без входу, за кодом SMS.' });
  const [mail] = await bank.services.db.queries.select().from(emailOutbox).orderBy(desc(emailOutbox.id)).limit(1);
  expect(mail).toMatchObject({ receiver: findSeedUser('director1').email, subject: 'Ключі заблоковано' });
  expect(director.jar.get('__Host-sid')).toBeUndefined();
  expect(await block(director, CODE)).toEqual(wrongCodeRefusal);
});

test('what is signed with a key that was blocked so is refused, and the session that it had opened is over', async () => {
  const { queries } = bank.services.db;
  const director = await new Person(bank, 'director1').signIn('1001');
  const id = await director.save();
  const signatures = await director.signAll([id]);
  const [own] = await queries.select().from(certificate).where(eq(certificate.userId, 501));
  const thief = await new Person(bank, 'director1').signIn('1001');
  await queries
    .update(session)
    .set({ certificateId: own?.id ?? 0 })
    .where(eq(session.userId, 501));
  const owner = new Person(bank, 'director1');
  await requestCode(owner);
  await block(owner, CODE);
  expect(await thief.call(listCertificates, {})).toEqual(unauthorized('unauthorized'));
  const again = await new Person(bank, 'director1').signIn('1001');
  const { verdicts } = await again.get(signDocuments, { all: false, documents: [{ id, type: 1 }], signatures });
  expect(verdicts).toEqual([refused(id, 'certificateInactive')]);
});

test('outsiders learn nothing: a login that nobody has is answered, and its codes refused, as any other', async () => {
  const [owner, stranger] = [new Person(bank, 'director1'), new Person(bank, 'director1')];
  expect(await requestCode(stranger, 'nobody-at-all')).toEqual(await requestCode(owner));
  expect(stranger.jar.get('__Host-pre')).toHaveLength(owner.jar.get('__Host-pre')?.length ?? 0);
  expect(await block(stranger, WRONG)).toEqual(await block(owner, WRONG));
  // Without a request there is no cookie, so the answer reveals nothing.
  expect(await block(new Person(bank, 'director1'), WRONG)).toMatchObject({ failure: { kind: 'unauthorized' } });
});

test('a code for blocking opens no session, and one for signing in blocks nothing', async () => {
  const person = new Person(bank, 'director1');
  await requestCode(person);
  expect(await person.enterCode()).toEqual(unauthorized('unauthorized'));
  expect(await person.call(resendCode, {})).toEqual(unauthorized('unauthorized'));
  const other = new Person(bank, 'director1');
  await other.enterPassword();
  expect(await block(other, CODE)).toEqual(wrongCodeRefusal);
});

test('five guesses use a code up, an old one does not fit, and guesses at it bar nobody’s sign-in', async () => {
  const guesser = new Person(bank, 'director1');
  await requestCode(guesser);
  for (let nth = 0; nth < 5; nth += 1) expect(await block(guesser, WRONG)).toEqual(wrongCodeRefusal);
  expect(await block(guesser, CODE)).toEqual(wrongCodeRefusal);
  bank.clock.pass({ minutes: 2 });
  const late = new Person(bank, 'director1');
  await requestCode(late);
  bank.clock.pass({ minutes: 5 });
  expect(await block(late, CODE)).toEqual(wrongCodeRefusal);
  for (let half = 0; half < 3; half += 1) {
    bank.clock.pass({ minutes: 2 });
    await requestCode(guesser);
    for (let nth = 0; nth < 5; nth += 1) await block(guesser, WRONG);
  }
  await new Person(bank, 'director1').signIn();
});

test('nobody is flooded with codes: one a minute, and asking too often has to wait', async () => {
  const before = await countSentSms(501);
  for (let nth = 0; nth < 5; nth += 1)
    expect(await requestCode(new Person(bank, 'director1'))).toMatchObject({ ok: true });
  expect(await countSentSms(501)).toBe(before + 1);
  expect(await requestCode(new Person(bank, 'director1'))).toMatchObject({ failure: { code: 'too_many_attempts' } });
  expect(await requestCode(new Person(bank, 'buh1'), '')).toMatchObject({
    failure: { problems: [{ field: 'login', key: 'fillThisField' }] },
  });
});

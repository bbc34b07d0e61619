import {
  changePaymentRules,
  decidePaymentRules,
  getInstantTerms,
  getPaymentRules,
  savePayment,
  sendDocuments,
  signDocuments,
  documentsToSign,
  type RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { DECLARATION, DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { findBrokenAuditRow } from '../src/audit';
import { buildIban } from '../src/areas/banks/build-iban';
import { membership, paymentRulesChange } from '../src/db/schema';
import { openTestBank, type TestBank } from './support/open-test-bank';
import { readAuditRows } from './support/read-audit-rows';
import { ok, PAYMENT, Person, refused, toRefs } from './support/person';
import { signDeclarations } from './support/sign-declarations';

jest.setTimeout(60_000);

let bank: TestBank;
/** Director and administrator with all signatures. */
let first: Person;
/** Director with the first signature. */
let second: Person;
let accountant: Person;
let stranger: Person;

beforeEach(async () => {
  bank = await openTestBank();
  first = await new Person(bank, 'director1').signIn('1001');
  second = await new Person(bank, 'director2').signIn('1001');
  accountant = await new Person(bank, 'buh1').signIn('1001');
  stranger = await new Person(bank, 'director1').signIn('1002');
}, 60_000);
afterEach(() => bank.close());

const queries = () => bank.services.db.queries;
type Limits = Partial<RequestOf<typeof changePaymentRules>>;
const change = (person: Person, limits: Limits) =>
  person.call(changePaymentRules, { perPayment: '', perDay: '', reason: '', ...limits });
const set = async (person: Person, limits: Limits) => {
  const outcome = await change(person, limits);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
};
const read = (person: Person) => person.get(getPaymentRules, {});
const decide = (person: Person, changeId: string, decision: 'refuse' | 'withdraw') =>
  person.call(decidePaymentRules, { changeId, decision });
async function findWaiting() {
  const [newest] = (await read(second)).changes;
  if (!newest?.declarationId) throw new Error('nothing waits');
  return { changeId: newest.id, declarationId: newest.declarationId };
}
/** Sets limits of a company without any: no second manager is needed. */
const lower = (limits: Limits) => set(first, limits);

const RECEIVER = buildIban('305299', '2600123457777');
/** Closed account. */
const REFUSING = buildIban('305299', '2600123459902');
let number = 8800;
async function saveInstant(amount: string, creditIban = RECEIVER): Promise<string> {
  number += 1;
  return first.save({ number: String(number), amount, creditIban, isInstant: true });
}
async function sign(amount: string, receiver?: string): Promise<string> {
  const id = await saveInstant(amount, receiver);
  await first.sign(id);
  return id;
}

describe('limits of a company', () => {
  test('that are lower act at once, and everybody of the company sees them', async () => {
    expect(await read(first)).toMatchObject({ limits: { perPayment: null, perDay: null }, changes: [] });
    expect(await lower({ perPayment: '5 000', perDay: '20000', reason: 'нові постачальники' })).toEqual({
      waits: false,
    });
    expect(await read(accountant)).toMatchObject({
      limits: { perPayment: '5000.00', perDay: '20000.00' },
      usedToday: '0.00',
      changes: [{ outcome: 'approved', reason: 'нові постачальники', isMine: false, declarationId: null }],
    });
    expect(await read(stranger)).toMatchObject({ limits: { perPayment: null, perDay: null }, changes: [] });
    expect(await readAuditRows(bank, 'changePaymentRules', '1001')).toEqual([[501, 'ok']]);
  });

  test('that are higher wait for a second manager: the old ones apply until the signature', async () => {
    await lower({ perPayment: '5000', perDay: '20000' });
    expect(await set(first, { perPayment: '6000', perDay: '20000' })).toEqual({ waits: true });
    expect((await read(first)).limits.perPayment).toBe('5000.00');
    expect((await read(first)).changes[0]).toMatchObject({ isMine: true, declarationId: null, outcome: null });
    const { declarationId } = await findWaiting();
    const { documents } = await second.get(documentsToSign, { documents: [{ id: declarationId, type: DECLARATION }] });
    expect(documents[0]?.canonical).toContain('Ліміт миттєвого платежу: 5 000,00 UAH → 6 000,00 UAH');
    expect(await signDeclarations(second, [declarationId])).toMatchObject([{ error: null }]);
    expect(await read(first)).toMatchObject({
      limits: { perPayment: '6000.00', perDay: '20000.00' },
      changes: [{ outcome: 'approved', declarationId: null }, { outcome: 'approved' }],
    });
    expect(await readAuditRows(bank, 'askPaymentRules', '1001')).toEqual([[501, 'ok']]);
    expect(await readAuditRows(bank, 'approvePaymentRules', '1001')).toEqual([[502, 'ok']]);
    expect(await findBrokenAuditRow(queries())).toBeNull();
  });

  test('are not signed by who asked, nor by who manages nobody, nor by another company', async () => {
    await lower({ perPayment: '5000' });
    await set(first, {});
    const { declarationId, changeId } = await findWaiting();
    const refs = [{ id: declarationId, type: DECLARATION }] as const;
    const { documents } = await second.get(documentsToSign, { documents: refs });
    const [own, another] = [first, accountant].map(async (person) => {
      expect((await person.get(documentsToSign, { documents: refs })).documents).toEqual([]);
      const signatures = await person.signTexts(documents);
      return (await person.get(signDocuments, { all: false, documents: refs, signatures })).verdicts[0]?.errorCode;
    });
    expect(await own).toBe('forbidden');
    expect(await another).toBe('forbidden');
    expect((await stranger.get(documentsToSign, { documents: refs })).documents).toEqual([]);
    expect(await decide(stranger, changeId, 'refuse')).toMatchObject({ ok: false, failure: { code: 'notFound' } });
    expect((await read(first)).limits.perPayment).toBe('5000.00');
  });

  test('are refused by the second manager or withdrawn by the requester, once', async () => {
    await lower({ perPayment: '5000' });
    await set(first, { perPayment: '6000' });
    const { changeId, declarationId } = await findWaiting();
    expect(await decide(first, changeId, 'refuse')).toMatchObject({ ok: false, failure: { code: 'forbidden' } });
    expect(await decide(second, changeId, 'withdraw')).toMatchObject({ ok: false, failure: { code: 'forbidden' } });
    expect(await decide(second, changeId, 'refuse')).toMatchObject({ ok: true });
    expect(await decide(first, changeId, 'withdraw')).toMatchObject({ ok: false, failure: { code: 'changeDecided' } });
    expect(await signDeclarations(second, [declarationId])).toMatchObject([{ error: expect.any(String) }]);
    await set(first, { perPayment: '7000' });
    expect(await decide(first, (await findWaiting()).changeId, 'withdraw')).toMatchObject({ ok: true });
    expect(await read(first)).toMatchObject({
      limits: { perPayment: '5000.00' },
      changes: [{ outcome: 'withdrawn' }, { outcome: 'refused' }, { outcome: 'approved' }],
    });
  });

  test('lowered meanwhile do not rise with an older request', async () => {
    await lower({ perPayment: '5000' });
    await set(first, { perPayment: '9000' });
    const { declarationId } = await findWaiting();
    expect(await change(second, { perPayment: '9500' })).toMatchObject({ ok: false, failure: { code: 'limitsWait' } });
    await set(second, { perPayment: '1000' });
    expect(await signDeclarations(second, [declarationId])).toMatchObject([{ error: expect.any(String) }]);
    expect(await read(first)).toMatchObject({
      limits: { perPayment: '1000.00' },
      changes: [{ outcome: 'approved' }, { outcome: 'withdrawn' }, { outcome: 'approved' }],
    });
  });

  test('of which one falls and one rises are divided: the lower one applies at once', async () => {
    await lower({ perPayment: '5000', perDay: '20000' });
    expect(await set(first, { perPayment: '1000', perDay: '30000' })).toEqual({ waits: true });
    expect(await read(first)).toMatchObject({
      limits: { perPayment: '1000.00', perDay: '20000.00' },
      changes: [{ outcome: null, limits: { perPayment: '1000.00', perDay: '30000.00' } }, {}, {}],
    });
    await signDeclarations(second, [(await findWaiting()).declarationId]);
    expect((await read(first)).limits).toEqual({ perPayment: '1000.00', perDay: '30000.00' });
  });

  test('of a company with one manager rise only by the key, not by an open session', async () => {
    const trader = await new Person(bank, 'fop1').signIn();
    await set(trader, { perPayment: '5000' });
    expect(await set(trader, {})).toEqual({ waits: true });
    const [waiting] = (await read(trader)).changes;
    expect(waiting).toMatchObject({ isMine: true, outcome: null, declarationId: expect.any(String) });
    expect((await read(trader)).limits.perPayment).toBe('5000.00');
    expect(await signDeclarations(trader, [waiting?.declarationId ?? ''])).toMatchObject([{ error: null }]);
    expect((await read(trader)).limits.perPayment).toBeNull();
  });

  test('asked for by a manager whose rights have ended are not granted', async () => {
    await lower({ perPayment: '5000' });
    await set(second, { perPayment: '9000' });
    const [waiting] = (await read(first)).changes;
    await queries()
      .update(membership)
      .set({ rightsUntil: '2026-07-14' })
      .where(and(eq(membership.userId, 502), eq(membership.companyId, 1001)));
    const verdicts = await signDeclarations(first, [waiting?.declarationId ?? '']);
    expect(verdicts).toMatchObject([{ errorCode: 'changeDecided' }]);
  });

  test('asked for by a former manager are not granted', async () => {
    await lower({ perPayment: '5000' });
    await set(second, { perPayment: '9000' });
    const [waiting] = (await read(first)).changes;
    await queries()
      .update(membership)
      .set({ role: 1, isAdministrator: false })
      .where(and(eq(membership.userId, 502), eq(membership.companyId, 1001)));
    const verdicts = await signDeclarations(first, [waiting?.declarationId ?? '']);
    expect(verdicts).toMatchObject([{ errorCode: 'changeDecided' }]);
  });

  test.each([
    ['an accountant', {}, 'forbidden'],
    ['a limit above the bank’s bound', { perPayment: '100000.01' }, 'limitAboveBank'],
    ['a limit above that of the day', { perPayment: '200', perDay: '100' }, 'limitAboveDay'],
    ['an amount that is none', { perDay: 'багато' }, 'incorrectAmount'],
    ['limits that apply already', {}, 'limitsUnchanged'],
    ['a reason without end', { perDay: '5', reason: 'х'.repeat(141) }, 'tooLongText'],
  ])('%s: refused', async (who, limits, code) => {
    const failure = await change(who === 'an accountant' ? accountant : first, limits);
    expect(JSON.stringify(failure)).toContain(code);
    expect(await queries().select().from(paymentRulesChange)).toEqual([]);
  });
});

describe('an instant payment', () => {
  test('above a limit is not saved; an ordinary one is', async () => {
    await lower({ perPayment: '100', perDay: '150' });
    expect(await first.get(getInstantTerms, { receiverAccount: RECEIVER })).toEqual({
      takesPart: true,
      maximum: '100000.00',
      perPayment: '100.00',
      perDay: '150.00',
      dayLeft: '150.00',
    });
    const payment = { ...PAYMENT, amount: '100.01', creditIban: RECEIVER, isInstant: true };
    expect(await first.refused(savePayment, { type: 1, payment })).toMatchObject({
      problems: [{ field: 'isInstant', key: 'instantOverLimit', params: { max: '100.00' } }],
    });
    await first.save({ amount: '100.01', creditIban: RECEIVER });
    await saveInstant('100.00');
  });

  test('saved before the limit was lowered is not sent', async () => {
    const id = await sign('200.00');
    await lower({ perPayment: '100' });
    expect(await first.send(id)).toEqual([refused(id, 'instantLimitExceeded')]);
    await set(first, { perPayment: '100', perDay: '150' });
    expect(await first.send(id)).toEqual([refused(id, 'instantLimitExceeded')]);
  });

  test('counts in the day when it is sent; refused money does not count', async () => {
    await lower({ perDay: '150' });
    const one = await sign('100.00', REFUSING);
    const [other, third] = [await sign('100.00'), await sign('50.00')];
    expect(await first.send(one)).toEqual([ok(one, DocumentStatus.inProgress)]);
    expect(await first.send(other)).toEqual([refused(other, 'instantDayLimitExceeded')]);
    expect((await first.get(getInstantTerms, { receiverAccount: RECEIVER })).dayLeft).toBe('50.00');
    expect(await first.send(third)).toEqual([ok(third, DocumentStatus.inProgress)]);
    expect((await read(first)).usedToday).toBe('150.00');
    // Tomorrow it can be sent.
    const later = await saveInstant('50.00');
    expect(await first.sign(later)).toEqual([ok(later, DocumentStatus.ready)]);
    expect(await first.send(later)).toEqual([refused(later, 'instantDayLimitExceeded')]);
    await bank.engine.runOnce();
    bank.clock.pass({ seconds: 5 });
    await bank.engine.runOnce();
    expect(await first.send(other)).toEqual([ok(other, DocumentStatus.inProgress)]);
    expect((await first.get(getInstantTerms, { receiverAccount: RECEIVER })).dayLeft).toBe('0.00');
  });

  test('of many sent at the same moment, no more than the day allows', async () => {
    await lower({ perDay: '35' });
    const ids: string[] = [];
    for (let count = 0; count < 8; count += 1) ids.push(await sign('10.00'));
    const people = [first, await new Person(bank, 'director1').signIn('1001')];
    const answers = await Promise.all(
      ids.map((id, index) => (people[index % 2] as Person).get(sendDocuments, { documents: toRefs([id]) })),
    );
    const sent = answers.flatMap(({ verdicts }) => verdicts).filter(({ error }) => error === null);
    expect(sent).toHaveLength(3);
    expect((await read(first)).usedToday).toBe('30.00');
  });
});

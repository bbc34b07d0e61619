import {
  changePaymentRules,
  documentsToSign,
  getActions,
  getApprovalNeed,
  getPayment,
  getPaymentRules,
  listPayments,
  signDocuments,
  type RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { NO_APPROVAL_POLICY, toPolicyDraft, type ApprovalPolicyDraft } from '@ncb/shared-kernel/domain/rules';
import {
  ActionObject,
  ActionType,
  DECLARATION,
  DocumentStatus,
  JOURNAL_DETAILS,
} from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { findBrokenAuditRow } from '../src/audit';
import { buildIban } from '../src/areas/banks/build-iban';
import { company, document, membership } from '../src/db/schema';
import { savePayment as saveCurrencyPayment } from './support/currency-documents';
import { openTestBank, type TestBank } from './support/open-test-bank';
import { PAYROLL, payrollRef, storePayments, storePayroll, unsigns } from './support/payroll';
import { readAuditRows } from './support/read-audit-rows';
import { ok, Person, refused, toRefs } from './support/person';
import { RECENT_DOCUMENTS } from './support/searches';
import { signDeclarations } from './support/sign-declarations';

jest.setTimeout(120_000);

const { new: NEW, signedFirst: FIRST, signedSecond: SECOND, ready: READY, inProgress: SENT } = DocumentStatus;

let bank: TestBank;
/** Director and administrator with all signatures. */
let first: Person;
/** Director with the first signature. */
let second: Person;
/** Accountant with the second signature. */
let accountant: Person;

beforeEach(async () => {
  bank = await openTestBank();
  first = await new Person(bank, 'director1').signIn('1001');
  second = await new Person(bank, 'director2').signIn('1001');
  accountant = await new Person(bank, 'buh1').signIn('1001');
}, 60_000);
afterEach(() => bank.close());

const queries = () => bank.services.db.queries;
const EMPTY = toPolicyDraft(NO_APPROVAL_POLICY);
type Change = RequestOf<typeof changePaymentRules>;
const change = (person: Person, approval: Partial<ApprovalPolicyDraft>, more: Partial<Change> = {}) =>
  person.call(changePaymentRules, {
    perPayment: '',
    perDay: '',
    reason: '',
    ...more,
    approval: { ...EMPTY, ...approval },
  });
/** Sets a policy; the second manager signs what loosens. */
async function set(approval: Partial<ApprovalPolicyDraft>): Promise<void> {
  const outcome = await change(first, approval);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  if (outcome.value.waits) await signDeclarations(second, [await findWaiting()]);
}
const read = (person: Person) => person.get(getPaymentRules, {});
async function findWaiting(): Promise<string> {
  const [newest] = (await read(second)).changes;
  if (!newest?.declarationId) throw new Error('nothing waits');
  return newest.declarationId;
}

let number = 8800;
async function save(amount: string, creditIban?: string): Promise<string> {
  number += 1;
  return first.save({ number: String(number), amount, ...(creditIban && { creditIban }) });
}
async function statusOf(id: string) {
  const [row] = await queries()
    .select({ status: document.status })
    .from(document)
    .where(eq(document.id, Number(id)));
  return row?.status;
}

describe('a policy', () => {
  test('that only tightens applies at once and is seen by everybody of the company', async () => {
    await set({ onePersonMax: '50 000', twoPeopleFor: ['newReceiver'], people: [{ userId: '503', dayMax: '0' }] });
    expect(await read(accountant)).toMatchObject({
      approval: {
        onePersonMax: '50000.00',
        withoutDirectorMax: null,
        dayMax: null,
        twoPeopleFor: ['newReceiver'],
        people: [{ userId: '503', dayMax: '0.00' }],
      },
      signers: expect.arrayContaining([{ userId: '502', name: 'Зразкова О. В.', right: 1, isDirector: true }]),
      changes: [{ outcome: 'approved' }],
    });
    const stranger = await new Person(bank, 'director1').signIn('1002');
    expect((await read(stranger)).approval).toEqual(NO_APPROVAL_POLICY);
  });

  test('is loosened by nobody alone: the text that the second manager signs names what changes', async () => {
    await set({ onePersonMax: '50000', people: [{ userId: '503', dayMax: '0' }] });
    expect(await change(first, { onePersonMax: '90000' })).toMatchObject({ value: { waits: true } });
    expect((await read(first)).approval.onePersonMax).toBe('50000.00');
    const refs = [{ id: await findWaiting(), type: DECLARATION }] as const;
    const { documents } = await second.get(documentsToSign, { documents: refs });
    expect(documents[0]?.canonical).toContain(
      'Найбільший платіж з підписом однієї особи: 50 000,00 UAH → 90 000,00 UAH',
    );
    expect(documents[0]?.canonical).toMatch(
      /Найбільша сума за день з підписом однієї особи, \S+ \S+ \S+: 0,00 UAH → без обмеження/,
    );
    const signatures = await first.signTexts(documents);
    const { verdicts } = await first.get(signDocuments, { all: false, documents: refs, signatures });
    expect(verdicts[0]?.errorCode).toBe('forbidden');
    expect(await signDeclarations(second, [refs[0].id])).toMatchObject([{ error: null }]);
    expect((await read(first)).approval).toEqual({ ...NO_APPROVAL_POLICY, onePersonMax: '90000.00' });
    expect(await readAuditRows(bank, 'approvePaymentRules', '1001')).toEqual([[502, 'ok']]);
    expect(await findBrokenAuditRow(queries())).toBeNull();
  });

  test('stays as it is when an older program changes only the limits of instant payments', async () => {
    await set({ onePersonMax: '50000' });
    expect(await first.call(changePaymentRules, { perPayment: '100', perDay: '', reason: '' })).toMatchObject({
      value: { waits: false },
    });
    expect(await read(first)).toMatchObject({
      limits: { perPayment: '100.00' },
      approval: { onePersonMax: '50000.00' },
    });
  });

  test('keeps the limit of a person who has left the company, under their name', async () => {
    await set({ people: [{ userId: '503', dayMax: '5' }] });
    await queries()
      .delete(membership)
      .where(and(eq(membership.userId, 503), eq(membership.companyId, 1001)));
    expect(await change(first, { dayMax: '100', people: [{ userId: '503', dayMax: '5' }] })).toMatchObject({
      value: { waits: false },
    });
    expect((await read(first)).limited).toEqual([{ userId: '503', name: 'Перевірна Г. І.' }]);
    expect(await change(first, { dayMax: '100' })).toMatchObject({ value: { waits: true } });
    const { documents } = await second.get(documentsToSign, {
      documents: [{ id: await findWaiting(), type: DECLARATION }],
    });
    expect(documents[0]?.canonical).toContain('Перевірна Г. І.: 5,00 UAH → без обмеження');
  });

  test.each([
    ['a person of another company', { people: [{ userId: '505', dayMax: '1' }] }, 'notFound'],
    ['a person named twice', { people: [1, 2].map(() => ({ userId: '503', dayMax: '1' })) }, 'notFound'],
    ['an amount that is none', { people: [{ userId: '503', dayMax: 'x' }] }, 'approval.people.0.dayMax'],
    ['a day that is none', { dayMax: '-5' }, 'approval.dayMax'],
  ])('with %s is refused', async (_, approval, expected) => {
    expect(JSON.stringify(await change(first, approval))).toContain(expected);
    expect(JSON.stringify(await change(accountant, { dayMax: '5' }))).toContain('forbidden');
    expect((await read(first)).changes).toEqual([]);
  });
});

describe('a payment under a policy', () => {
  test('above the amount needs two people, though one has the right to all signatures', async () => {
    await set({ onePersonMax: '1000' });
    const [small, large] = [await save('1000.00'), await save('1000.01')];
    const { documents } = await first.get(documentsToSign, { documents: toRefs([small, large]) });
    expect(documents.map(({ statusAfter }) => statusAfter)).toEqual([READY, FIRST]);
    expect(await first.sign(small, large)).toEqual([ok(small, READY), ok(large, FIRST)]);
    expect(await first.send(small, large)).toEqual([ok(small, SENT), refused(large, 'statusForbidsAction')]);
    expect(await second.sign(large)).toEqual([ok(large, READY)]);
    expect(await first.send(large)).toEqual([ok(large, SENT)]);
  });

  test('needs a director above the amount without one', async () => {
    await set({ withoutDirectorMax: '1000' });
    await queries().update(company).set({ signScheme: 'one' }).where(eq(company.id, 1001));
    await queries()
      .update(membership)
      .set({ signatureRight: 1, role: 1 })
      .where(and(eq(membership.userId, 502), eq(membership.companyId, 1001)));
    const [small, large] = [await save('1000.00'), await save('1000.01')];
    expect(await second.sign(small, large)).toEqual([ok(small, READY), ok(large, FIRST)]);
    expect(await accountant.sign(large)).toEqual([refused(large, 'directorMustSign')]);
    expect(await first.sign(large)).toEqual([ok(large, READY)]);
  });

  test('to a new receiver needs two people, until one was executed; own accounts are not new', async () => {
    await set({ twoPeopleFor: ['newReceiver'] });
    const receiver = buildIban('305299', '2600123457777');
    const payment = await save('10.00', receiver);
    expect(await first.sign(payment)).toEqual([ok(payment, FIRST)]);
    expect(await accountant.sign(payment)).toEqual([ok(payment, READY)]);
    await first.send(payment);
    bank.clock.pass({ minutes: 5 });
    await bank.engine.runOnce();
    expect(await statusOf(payment)).toBe(DocumentStatus.success);
    const again = await save('10.00', receiver);
    expect(await first.sign(again)).toEqual([ok(again, READY)]);
  });

  test.each([
    ['payroll', () => storePayroll(first).then(payrollRef)],
    ['currency', () => saveCurrencyPayment(first)],
  ] as const)('%s needs two people', async (kind, store) => {
    const free = await store();
    expect(await first.signRefs(free)).toEqual([ok(free.id, READY)]);
    await set({ twoPeopleFor: [kind] });
    expect(await unsigns(first, free)).toEqual([ok(free.id, NEW)]);
    expect(await first.signRefs(free)).toEqual([ok(free.id, FIRST)]);
  });

  test('in currency counts in hryvnias', async () => {
    await set({ onePersonMax: '10000' });
    const payment = await saveCurrencyPayment(first);
    expect(await first.signRefs(payment)).toEqual([ok(payment.id, FIRST)]);
  });

  test('many below a limit do not pass the limit of a day', async () => {
    await set({ people: [{ userId: '501', dayMax: '1000' }] });
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await save('250.00'));
    expect((await first.sign(...ids)).map(({ status }) => status)).toEqual([READY, READY, READY, READY, FIRST]);
    const [one = '', , , , last = ''] = ids;
    await first.send(one);
    const more = await save('0.01');
    expect(await first.sign(more)).toEqual([ok(more, FIRST)]);
    // Withdrawn signatures free the sum.
    await first.unsign(last, more, ids[1] ?? '');
    expect(await first.sign(more)).toEqual([ok(more, READY)]);
    expect(await first.sign(last)).toEqual([ok(last, FIRST)]);
    expect(await second.sign(last)).toEqual([ok(last, READY)]);
  });

  test('of two signed at the same moment only one fits into the rest of the day', async () => {
    await set({ dayMax: '100' });
    const people = [first, await new Person(bank, 'director1').signIn('1001')];
    const ids = [await save('60.00'), await save('60.00')];
    const verdicts = await Promise.all(ids.map((id, index) => (people[index] as Person).sign(id)));
    expect(
      verdicts
        .flat()
        .map(({ status }) => status)
        .sort(),
    ).toEqual([FIRST, READY]);
  });

  test('signed before the policy follows the stricter one: it awaits another signature again', async () => {
    const [small, large, both] = [await save('10.00'), await save('2000.00'), await save('2000.00')];
    await first.sign(small, large);
    await second.sign(both);
    await accountant.sign(both);
    await set({ onePersonMax: '1000' });
    expect(await first.send(small, large, both)).toEqual([
      ok(small, SENT),
      refused(large, 'approvalMissing'),
      ok(both, SENT),
    ]);
    expect(await statusOf(large)).toBe(FIRST);
    expect(await first.sign(large)).toEqual([refused(large, 'firstSignatureExists')]);
    expect(await second.sign(large)).toEqual([ok(large, READY)]);
    expect(await first.send(large)).toEqual([ok(large, SENT)]);
    expect(await readAuditRows(bank, 'reopen', large)).toEqual([[501, 'ok']]);
    const { actions } = await first.get(getActions, {
      lastId: null,
      userId: null,
      start: null,
      end: null,
      type: null,
      objectType: ActionObject.payment,
      objectId: large,
    });
    expect(actions).toContainEqual(
      expect.objectContaining({ type: ActionType.unsign, detail: JOURNAL_DETAILS.moreSigners }),
    );
  });

  test('signed by two without a director, who must sign now, becomes new', async () => {
    await queries()
      .update(membership)
      .set({ role: 1 })
      .where(and(eq(membership.userId, 502), eq(membership.companyId, 1001)));
    const id = await save('2000.00');
    await second.sign(id);
    await accountant.sign(id);
    await set({ withoutDirectorMax: '1000' });
    expect(await first.send(id)).toEqual([refused(id, 'approvalMissing')]);
    expect(await statusOf(id)).toBe(NEW);
    expect(await accountant.sign(id)).toEqual([ok(id, SECOND)]);
    expect(await first.sign(id)).toEqual([ok(id, READY)]);
  });

  test('of a payroll counts once: its salary payment does, the payroll does not', async () => {
    await set({ dayMax: String(Number(PAYROLL.total) + 5000), people: [{ userId: '503', dayMax: '0' }] });
    const id = await storePayroll(first);
    const payments = await storePayments(first, PAYROLL.total, 8701);
    const verdicts = await first.signRefs(...toRefs(payments), payrollRef(id));
    expect(verdicts.map(({ status }) => status)).toEqual([READY, READY, READY]);
    const more = await save('5000.00');
    expect(await first.sign(more)).toEqual([ok(more, FIRST)]);
  });

  test('of a payroll to accounts that were never paid needs two people', async () => {
    await set({ twoPeopleFor: ['newReceiver'] });
    const id = await storePayroll(first);
    expect(await first.signRefs(payrollRef(id))).toEqual([ok(id, FIRST)]);
  });

  test('is judged before it is saved, for the user who asks', async () => {
    await set({ onePersonMax: '1000', withoutDirectorMax: '5000', people: [{ userId: '501', dayMax: '10' }] });
    const ask = (person: Person, amount: string, currencyLetters = 'UAH') =>
      person.call(getApprovalNeed, { type: 1, amount, currencyLetters, receiverAccount: '' });
    expect(await ask(first, '5.00')).toMatchObject({ value: { twoPeople: [], director: false } });
    expect(await ask(first, '11.00')).toMatchObject({ value: { twoPeople: ['person'], director: false } });
    expect(await ask(second, '11.00')).toMatchObject({ value: { twoPeople: [], director: false } });
    expect(await ask(first, '5000.01')).toMatchObject({ value: { twoPeople: ['amount', 'person'], director: true } });
    expect(await ask(first, '300.00', 'USD')).toMatchObject({ value: { twoPeople: ['amount', 'person'] } });
    expect(await ask(first, '1.00', 'JOD')).toMatchObject({ failure: { code: 'badRequest' } });
  });

  test('names who may sign it next, in the list and by itself', async () => {
    await set({ withoutDirectorMax: '1000' });
    const id = await save('1000.01');
    await accountant.sign(id);
    const [row] = (await first.get(listPayments, RECENT_DOCUMENTS)).rows.filter((one) => one.id === id);
    expect(row?.nextSigners?.map(({ userId }) => userId).sort()).toEqual(['501', '502']);
    expect((await first.get(getPayment, { id })).payment.nextSigners).toEqual(row?.nextSigners);
    await first.sign(id);
    expect((await first.get(getPayment, { id })).payment.nextSigners).toBeUndefined();
  });
});

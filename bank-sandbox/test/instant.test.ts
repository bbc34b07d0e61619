import {
  documentsToSign,
  enquireInstant,
  getEvents,
  getInstantTerms,
  getPayment,
  getStatement,
  listAccounts,
  listPayments,
  recallDocuments,
} from '@ncb/shared-kernel/api/contract';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { buildIban } from '../src/areas/banks/build-iban';
import { account, bankState, glTxn, instantTransfer, networkTransfer } from '../src/db/schema';
import type { Queries } from '../src/db';
import { executeDocument, refuseDocument } from '../src/engine';
import { findLedgerFaults } from '../src/ledger';
import { refused, toRefs } from './support/person';
import { ALL_OPERATIONS, RECENT_DOCUMENTS } from './support/searches';
import { setUpBank, setUpPerson } from './support/set-up-bank';
import { BANK_DAY } from './support/test-clock';

const bank = setUpBank();
const payer = setUpPerson(bank, 'director1', '1001');
const payee = setUpPerson(bank, 'director1', '1002');
const { inProgress, success, aborted } = DocumentStatus;
const queries = () => bank.services.db.queries;

/** Account in another bank; the simulated network decides by its last four digits. */
const inOtherBank = (lastDigits: string) => buildIban('305299', `260012345${lastDigits}`);

beforeAll(() => bank.engine.runOnce(), 60_000);

let number = 8300;
function save(creditIban: string, payment: object = {}): Promise<string> {
  number += 1;
  return payer.save({ number: String(number), amount: '12.00', creditIban, isInstant: true, ...payment });
}
async function send(creditIban: string): Promise<string> {
  const id = await save(creditIban);
  await payer.sign(id);
  await payer.send(id);
  return id;
}
async function pass(seconds: number): Promise<void> {
  bank.clock.pass({ seconds });
  await bank.engine.runOnce();
}
/** Submits at once, and answers within the 5 s of the network. */
async function settle(): Promise<void> {
  await pass(0);
  await pass(5);
}
const read = async (id: string) => (await payer.get(getPayment, { id })).payment;
const readStatus = async (id: string) => (await read(id)).status;
async function readAvailable(): Promise<string> {
  const { accounts } = await payer.get(listAccounts, {});
  return accounts.find(({ id }) => id === '7001')?.available ?? '';
}
const findEvents = async (id: string) =>
  (await payer.get(getEvents, { lastId: null })).events.filter((event) => event.documentId === id);
const countPostings = async (id: string) =>
  (
    await queries()
      .select()
      .from(glTxn)
      .where(eq(glTxn.documentId, Number(id)))
  ).length;

describe('an instant payment', () => {
  test('to another bank is executed within seconds, without the bank’s usual delay', async () => {
    const id = await send(inOtherBank('7777'));
    await pass(0);
    expect(await readStatus(id)).toBe(inProgress);
    await pass(5);
    expect(await read(id)).toMatchObject({ status: success, isInstant: true, abortReason: null });
    expect(await findEvents(id)).toMatchObject([{ status: success }]);
    const { rows } = await payer.get(listPayments, { ...RECENT_DOCUMENTS, find: String(number), direction: 'd' });
    expect(rows).toMatchObject([{ id, isInstant: true, status: success }]);
  });

  test('within the bank is executed at once, and the payee has it', async () => {
    const { accounts } = await payee.get(listAccounts, {});
    const id = await send(accounts.find(({ currencyLetters }) => currencyLetters === 'UAH')?.iban ?? '');
    await pass(0);
    expect(await readStatus(id)).toBe(success);
    const { rows } = await payee.get(listPayments, { ...RECENT_DOCUMENTS, direction: 'k' });
    expect(rows.map((row) => row.number)).toContain(String(number));
    const { uetr } = await read(id);
    const { statement } = await payee.get(getStatement, { ...ALL_OPERATIONS, start: BANK_DAY, end: BANK_DAY });
    const lines = statement.accounts.flatMap(({ documents }) => documents);
    expect(lines.find((line) => line.uetr === uetr)).toMatchObject({ isInstant: true });
  });

  test.each([
    ['9901', 'Рахунок отримувача не існує'],
    ['9902', 'Рахунок отримувача закрито'],
    ['9903', 'Рахунок отримувача заблоковано'],
    ['9904', 'Рахунок отримувача не приймає таких платежів'],
  ])('that the receiver’s bank refuses (account …%s) gives the money back with the reason', async (digits, reason) => {
    const before = await readAvailable();
    const id = await send(inOtherBank(digits));
    expect(await readAvailable()).not.toBe(before);
    await settle();
    expect(await read(id)).toMatchObject({ status: aborted, abortReason: reason });
    expect(await findEvents(id)).toMatchObject([{ status: aborted, reason }]);
    expect(await readAvailable()).toBe(before);
  });

  test('cannot be recalled, executed or refused by staff while the network has it', async () => {
    const id = await send(inOtherBank('9913'));
    await pass(0);
    const { verdicts } = await payer.get(recallDocuments, { documents: toRefs([id]) });
    expect(verdicts).toEqual([refused(id, 'bankHasStarted')]);
    const now = bank.clock.now();
    const outcomes = await bank.services.db.transaction(async (tx) => [
      await refuseDocument(tx, Number(id), 'x', now),
      await executeDocument(tx, Number(id), now),
    ]);
    expect(outcomes).toMatchObject([{ ok: false }, { ok: false }]);
    expect(await readStatus(id)).toBe(inProgress);
  });

  test('is signed as instant, an ordinary one without the word', async () => {
    const ids = [await save(inOtherBank('7777')), await save(inOtherBank('7777'), { isInstant: false })];
    const { documents } = await payer.get(documentsToSign, { documents: toRefs(ids) });
    const texts = ids.map((id) => JSON.parse(documents.find((text) => text.id === id)?.canonical ?? '{}') as object);
    expect(texts[0]).toHaveProperty('isInstant', 'true');
    expect(texts[1]).not.toHaveProperty('isInstant');
  });
});

describe('an outcome that is not known', () => {
  test('is asked about at a user’s wish, at most every 10 s, and what the network says is booked at once', async () => {
    const id = await send(inOtherBank('9911'));
    await pass(0);
    const enquire = () => payer.get(enquireInstant, { id });
    expect(await enquire()).toEqual({ status: inProgress, askedAt: null });
    await pass(10);
    const first = await enquire();
    expect(first).toEqual({ status: inProgress, askedAt: expect.any(String) });
    bank.clock.pass({ seconds: 9 });
    expect(await enquire()).toEqual(first);
    bank.clock.pass({ seconds: 1 });
    const second = await enquire();
    expect(second.status).toBe(success);
    expect(second.askedAt).not.toBe(first.askedAt);
    expect(await countPostings(id)).toBe(1);
    await pass(60);
    expect(await countPostings(id)).toBe(1);
  });

  test('of another company cannot be asked about, nor a payment that no network decides', async () => {
    const id = await send(inOtherBank('9911'));
    await pass(10);
    const unknown = { ok: false, failure: { code: 'notFound' } };
    expect(await payee.call(enquireInstant, { id })).toMatchObject(unknown);
    const ordinary = await save(inOtherBank('7777'), { isInstant: false });
    expect(await payer.call(enquireInstant, { id: ordinary })).toMatchObject(unknown);
    await pass(60);
  });

  test('is told after 10 s, and the late answer is booked', async () => {
    const id = await send(inOtherBank('9911'));
    await pass(0);
    await pass(9);
    expect((await read(id)).isOutcomeUnknown).toBeUndefined();
    await pass(1);
    expect(await read(id)).toMatchObject({ status: inProgress, isOutcomeUnknown: true });
    expect(await findEvents(id)).toMatchObject([{ status: inProgress }]);
    const { rows } = await payer.get(listPayments, { ...RECENT_DOCUMENTS, find: String(number), direction: 'd' });
    expect(rows).toMatchObject([{ id, isOutcomeUnknown: true }]);
    await pass(5);
    const settled = await read(id);
    expect(settled.status).toBe(success);
    expect(settled.isOutcomeUnknown).toBeUndefined();
    expect(await findEvents(id)).toMatchObject([{ status: success }]);
  });

  test.each([
    ['9913', success],
    ['9914', aborted],
  ])('of a silent bank (account …%s) is settled by an enquiry', async (digits, status) => {
    const id = await send(inOtherBank(digits));
    await pass(0);
    await pass(120);
    expect(await read(id)).toMatchObject({ status: inProgress, isOutcomeUnknown: true });
    await pass(181);
    expect(await readStatus(id)).toBe(status);
  });

  test('is booked once if the answer comes twice', async () => {
    const id = await send(inOtherBank('9915'));
    await settle();
    await pass(5);
    expect(await readStatus(id)).toBe(success);
    expect(await countPostings(id)).toBe(1);
  });

  test('of a message that never arrived is a refusal: it cannot arrive later', async () => {
    const before = await readAvailable();
    const id = await send(inOtherBank('9916'));
    await pass(0);
    await pass(10);
    expect(await read(id)).toMatchObject({ status: aborted, abortReason: 'Банк отримувача не відповів вчасно' });
    expect(await readAvailable()).toBe(before);
    const { uetr = '' } = await read(id);
    await bank.services.instantNetwork.submit([{ uetr, receiverAccount: inOtherBank('7777') }], bank.clock.now());
    await pass(30);
    expect(await readStatus(id)).toBe(aborted);
  });

  test('after a crash between taking the answer and booking it is settled by an enquiry', async () => {
    const id = await send(inOtherBank('7777'));
    await pass(0);
    const { uetr = '' } = await read(id);
    await queries().update(networkTransfer).set({ deliveries: 0 }).where(eq(networkTransfer.uetr, uetr));
    await pass(9);
    expect(await readStatus(id)).toBe(inProgress);
    await pass(1);
    expect(await readStatus(id)).toBe(success);
    expect(await countPostings(id)).toBe(1);
  });

  test('is booked even if the account was barred meanwhile: the money has left', async () => {
    const id = await send(inOtherBank('7777'));
    await pass(0);
    await queries().update(account).set({ paymentsAllowed: false }).where(eq(account.id, 7001));
    await pass(5);
    await queries().update(account).set({ paymentsAllowed: true }).where(eq(account.id, 7001));
    expect(await readStatus(id)).toBe(success);
  });

  test('waits while the engine is paused', async () => {
    const id = await send(inOtherBank('7777'));
    await queries().update(bankState).set({ enginePaused: true });
    await settle();
    const [transfer] = await queries()
      .select()
      .from(instantTransfer)
      .where(and(eq(instantTransfer.documentId, Number(id))));
    expect(transfer?.submittedAt).toBeNull();
    await queries().update(bankState).set({ enginePaused: false });
    await settle();
    expect(await readStatus(id)).toBe(success);
  });
});

describe('a payment that the network has not received', () => {
  const sendWhilePaused = async () => {
    await queries().update(bankState).set({ enginePaused: true });
    return send(inOtherBank('7777'));
  };
  const resume = () => queries().update(bankState).set({ enginePaused: false });
  const knowsNetwork = async (id: string) => {
    const { uetr = '' } = await read(id);
    return (await queries().select().from(networkTransfer).where(eq(networkTransfer.uetr, uetr))).length > 0;
  };

  test('is refused by staff', async () => {
    const before = await readAvailable();
    const id = await sendWhilePaused();
    const refuse = (tx: Queries) => refuseDocument(tx, Number(id), 'Перевірка', bank.clock.now());
    expect(await bank.services.db.transaction(refuse)).toMatchObject({ ok: true });
    await resume();
    await settle();
    expect(await read(id)).toMatchObject({ status: aborted, abortReason: 'Перевірка' });
    expect(await readAvailable()).toBe(before);
    expect(await knowsNetwork(id)).toBe(false);
  });

  test('is refused if its account was barred since', async () => {
    const id = await sendWhilePaused();
    await queries().update(account).set({ paymentsAllowed: false }).where(eq(account.id, 7001));
    await resume();
    await settle();
    await queries().update(account).set({ paymentsAllowed: true }).where(eq(account.id, 7001));
    expect(await read(id)).toMatchObject({ status: aborted, abortReason: 'Платежі з рахунку платника не дозволено' });
    expect(await knowsNetwork(id)).toBe(false);
  });

  test('is refused after five minutes', async () => {
    const id = await sendWhilePaused();
    bank.clock.pass({ seconds: 301 });
    await resume();
    await settle();
    expect(await read(id)).toMatchObject({ status: aborted, abortReason: 'Банк не встиг відправити миттєвий платіж' });
    expect(await knowsNetwork(id)).toBe(false);
  });
});

describe('a network that fails', () => {
  test('stops no other document, and its payment is settled later', async () => {
    const id = await send(inOtherBank('7777'));
    const ordinary = await save(inOtherBank('7777'), { isInstant: false });
    await payer.sign(ordinary);
    await payer.send(ordinary);
    const { instantNetwork } = bank.services;
    for (const name of ['submit', 'takeAnswers', 'enquire'] as const)
      jest.spyOn(instantNetwork, name).mockRejectedValueOnce(new Error('down'));
    await pass(60);
    expect(await readStatus(ordinary)).toBe(success);
    expect(await readStatus(id)).toBe(inProgress);
    jest.restoreAllMocks();
    await pass(30);
    // It was never submitted.
    expect(await read(id)).toMatchObject({ status: aborted, abortReason: 'Банк отримувача не відповів вчасно' });
  });

  test('that rejects without a code gives the money back', async () => {
    const id = await send(inOtherBank('7777'));
    await pass(0);
    const { uetr = '' } = await read(id);
    const rejected = { verdict: 'rejected', reason: null } as const;
    await queries().update(networkTransfer).set(rejected).where(eq(networkTransfer.uetr, uetr));
    await pass(5);
    expect(await read(id)).toMatchObject({
      status: aborted,
      abortReason: 'Банк отримувача відхилив миттєвий платіж',
    });
  });

  test('whose clock or ours was set back does not leave a payment open', async () => {
    const id = await send(inOtherBank('7777'));
    await pass(0);
    await pass(-3600);
    await pass(0);
    expect(await readStatus(id)).toBe(success);
    await pass(3600);
  });
});

describe('the terms of an instant payment', () => {
  const terms = (receiverAccount: string) => payer.get(getInstantTerms, { receiverAccount });

  test('are the bank’s bound, and whether the receiver’s bank takes part', async () => {
    expect(await terms(inOtherBank('7777'))).toEqual({
      takesPart: true,
      maximum: '100000.00',
      perPayment: null,
      perDay: null,
      dayLeft: null,
    });
    expect((await terms(buildIban('899998', '34315206400001'))).takesPart).toBe(false);
  });

  test.each([
    [
      'above the bound',
      inOtherBank('7777'),
      { amount: '100000.01' },
      { key: 'instantTooBig', params: { max: '100000.00' } },
    ],
    ['to a bank outside of the network', buildIban('300001', '26001234567777'), {}, { key: 'instantNotTaken' }],
    ['on a later day', inOtherBank('7777'), { valueDate: '2026-07-17' }, { key: 'instantOnDate' }],
  ])('refuse a payment %s', async (_, creditIban, change, problem) => {
    number += 1;
    const draft = { number: String(number), amount: '12.00', creditIban, isInstant: true, ...change };
    await expect(payer.save(draft)).rejects.toThrow(problem.key);
  });
});

test('the ledger is whole', async () => {
  expect(await findLedgerFaults(queries())).toEqual([]);
});

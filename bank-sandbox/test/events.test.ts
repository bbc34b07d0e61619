import { getEvents, getUserInfo, listAccounts, ping } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus, EVENTS_PORTION } from '@ncb/shared-kernel/domain/vocabulary';
import { sql } from 'drizzle-orm';
import { refuseDocument } from '../src/engine';
import { unauthorized } from './support/browser';
import { PAYMENT, Person } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const director = setUpPerson(bank, 'director1', '1001');
const first = setUpPerson(bank, 'director2', '1001');
const accountant = setUpPerson(bank, 'buh1', '1001');
const operator = setUpPerson(bank, 'oper1', '1001');
beforeAll(async () => {
  await bank.engine.runOnce();
}, 60_000);

const news = (person: Person, lastId: string | null) => person.get(getEvents, { lastId });
const now = async (person: Person) => (await news(person, null)).lastId;

const UUID = /^[0-9a-f-]{36}$/;
let number = 4000;
async function sendPayment(maker: Person, signer: Person): Promise<string> {
  const id = await maker.save({ number: String((number += 1)), amount: '10.00' });
  await signer.sign(id);
  await signer.send(id);
  return id;
}

async function execute(): Promise<void> {
  bank.clock.pass({ seconds: 10 });
  await bank.engine.runOnce();
}

test('an executed payment is told to who made it and to who signed it, and to nobody else', async () => {
  const lastId = await now(director);
  const id = await sendPayment(operator, director);
  await execute();
  const { events } = await news(director, lastId);
  expect(events).toEqual([
    {
      id: expect.any(String),
      documentId: id,
      kind: 1,
      number: String(number),
      receiverName: PAYMENT.receiverName,
      amount: '10.00',
      currencyLetters: 'UAH',
      status: DocumentStatus.success,
      reason: null,
      time: expect.stringMatching(/^2026-07-15T/),
      uetr: expect.stringMatching(UUID),
    },
  ]);
  expect((await news(operator, lastId)).events).toEqual(events);
  for (const colleague of [accountant, first]) expect((await news(colleague, lastId)).events).toEqual([]);
});

test('a payment that the operator refused is told with the reason', async () => {
  const lastId = await now(director);
  const id = await sendPayment(director, director);
  await bank.services.db.transaction((tx) => refuseDocument(tx, Number(id), 'Рахунок закрито', bank.clock.now()));
  expect((await news(director, lastId)).events).toMatchObject([
    { documentId: id, status: DocumentStatus.aborted, reason: 'Рахунок закрито' },
  ]);
});

test('nothing is told twice: the answer says where the next question begins, also after other entries', async () => {
  const lastId = await now(director);
  await sendPayment(director, director);
  await execute();
  const answer = await news(director, lastId);
  expect(answer.events).toHaveLength(1);
  expect(await news(director, answer.lastId)).toEqual({ ...answer, events: [] });
  await operator.save({ number: String((number += 1)) });
  const further = await news(director, answer.lastId);
  expect(further.events).toEqual([]);
  expect(Number(further.lastId)).toBeGreaterThan(Number(answer.lastId));
});

test('more than one portion comes in order, none left out; without a beginning the newest portion comes', async () => {
  const lastId = await now(director);
  const ids: string[] = [];
  for (let count = 0; count < EVENTS_PORTION + 2; count += 1) ids.push(await sendPayment(director, director));
  await execute();
  const one = await news(director, lastId);
  const two = await news(director, one.lastId);
  expect([one.events.length, two.events.length]).toEqual([EVENTS_PORTION, 2]);
  expect([...one.events, ...two.events].map(({ documentId }) => documentId)).toEqual(ids);
  const newest = await news(director, null);
  expect(newest.events.map(({ documentId }) => documentId)).toEqual(ids.slice(-EVENTS_PORTION));
  expect(newest.lastId).toBe(two.lastId);
});

test('a signature that was taken back makes nobody a signer, and another company has its own events', async () => {
  const lastId = await now(accountant);
  const id = await operator.save({ number: String((number += 1)), amount: '10.00' });
  await accountant.sign(id);
  await accountant.unsign(id);
  await director.sign(id);
  await director.send(id);
  await execute();
  expect((await news(accountant, lastId)).events).toEqual([]);
  expect((await news(director, lastId)).events).toHaveLength(1);
  director.actFor('1002');
  expect((await news(director, lastId)).events).toEqual([]);
  director.actFor('1001');
});

describe('the mark of the accounts', () => {
  const payee = setUpPerson(bank, 'director1', '1002');
  const foreign = setUpPerson(bank, 'fop1', '1003');
  const readMarks = () =>
    Promise.all([director, accountant, payee, foreign].map(async (person) => (await news(person, null)).accountsMark));

  test('changes for payer and payee when money is held and when it moves, for no other company', async () => {
    const { accounts } = await payee.get(listAccounts, {});
    const creditIban = accounts.find(({ currencyLetters }) => currencyLetters === 'UAH')?.iban ?? '';
    const before = await readMarks();
    expect(before).toEqual(await readMarks());
    expect(before[0]).toBe(before[1]);
    const id = await director.save({ number: String((number += 1)), amount: '10.00', creditIban });
    expect(await readMarks()).toEqual(before);
    await director.sign(id);
    await director.send(id);
    const held = await readMarks();
    expect(held[0]).not.toBe(before[0]);
    expect(held.slice(2)).toEqual(before.slice(2));
    await execute();
    const moved = await readMarks();
    expect(moved[0]).not.toBe(held[0]);
    expect(moved[2]).not.toBe(held[2]);
    expect(moved[3]).toBe(held[3]);
    expect((await news(payee, null)).events.map((event) => event.documentId)).not.toContain(id);
  });
});

test('a first question finds the newest decisions behind any number of other entries', async () => {
  const { events } = await news(director, null);
  const last = events.at(-1)?.id ?? '';
  const fill = sql`insert into audit (at, company_id, address, action, result)
    select at, company_id, address, 'view', 'ok' from audit cross join generate_series(1, 5001) where id = ${last}`;
  await bank.services.db.queries.execute(fill);
  expect((await news(director, null)).events).toEqual(events);
  expect((await news(director, String(Number(last) - 1))).events.map(({ id }) => id)).toEqual([last]);
});

test.each(['0', '999999999999999', 'x'])('a beginning that is no number of ours, %s, is no mistake', async (lastId) => {
  expect((await director.call(getEvents, { lastId })).ok).toBe(true);
});

test('asking for news is no activity: who only does that is signed out like everybody else', async () => {
  const person = await new Person(bank, 'fop1').signIn();
  await person.get(getUserInfo, { companyRef: null });
  bank.clock.pass({ minutes: 9, seconds: 59 });
  await news(person, null);
  bank.clock.pass({ seconds: 1 });
  expect(await person.call(getEvents, { lastId: null })).toEqual(unauthorized('unauthorized'));
  expect(await person.call(ping, { idleSeconds: null })).toEqual(unauthorized('unauthorized'));
});

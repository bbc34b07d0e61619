import { dropPayments, getPayment, listPayments, recallDocuments } from '@ncb/shared-kernel/api/contract';
import { and, eq } from 'drizzle-orm';
import { account, audit, document } from '../src/db/schema';
import { ok, Person, toRefs, refused } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';
import { RECENT_DOCUMENTS } from './support/searches';

const bank = setUpBank();
const operator = setUpPerson(bank, 'oper1');
const accountant = setUpPerson(bank, 'buh1');
const director = setUpPerson(bank, 'director1');

let numbers = 2000;
const save = (person: Person = operator, more: object = {}) => person.save({ number: String((numbers += 1)), ...more });

const recall = async (person: Person, ...ids: readonly string[]) =>
  (await person.get(recallDocuments, { documents: toRefs(ids) })).verdicts;
const drop = async (person: Person, ...ids: readonly string[]) =>
  (await person.get(dropPayments, { type: 'pmt', ids })).verdicts;

async function readHeld(): Promise<string | undefined> {
  const [row] = await bank.services.db.queries.select().from(account).where(eq(account.id, 7001));
  return row?.reserved;
}
async function recorded(id: string, action: 'recall' | 'delete') {
  const rows = await bank.services.db.queries
    .select()
    .from(audit)
    .where(and(eq(audit.objectId, id), eq(audit.action, action)));
  return rows.map(({ result }) => result);
}
async function sendPayment(): Promise<string> {
  const id = await save();
  await director.sign(id);
  expect(await director.send(id)).toEqual([ok(id, 4)]);
  return id;
}

describe('taking a document back', () => {
  test('makes it new and unsigned and frees its amount, and it can be signed and sent again', async () => {
    const before = await readHeld();
    const id = await sendPayment();
    expect(await readHeld()).not.toBe(before);
    expect(await recall(director, id)).toEqual([ok(id, 0)]);
    expect(await readHeld()).toBe(before);
    const { payment } = await director.get(getPayment, { id });
    expect([payment.status, payment.signatures]).toEqual([0, []]);
    expect(await recorded(id, 'recall')).toEqual(['ok']);
    expect(await director.sign(id)).toEqual([ok(id, 3)]);
    expect(await director.send(id)).toEqual([ok(id, 4)]);
    await recall(director, id);
  });

  test('is refused to the operator, for what was not sent, and for what is unknown or foreign', async () => {
    const [there, fresh] = [await sendPayment(), await save()];
    const foreign = await save(await new Person(bank, 'fop1').signIn(), { debitAccountId: '7013' });
    expect(await recall(operator, there)).toEqual([refused(there, 'insufficientOrExpiredRights')]);
    expect(await recall(director, fresh, '999999', foreign)).toEqual([
      refused(fresh, 'statusForbidsAction'),
      refused('999999', 'notFound'),
      refused(foreign, 'notFound'),
    ]);
    expect(await recall(director, there)).toEqual([ok(there, 0)]);
    expect(await recorded(there, 'recall')).toEqual(['insufficientOrExpiredRights', 'ok']);
  });

  test('twice at the same time frees the amount once', async () => {
    const before = await readHeld();
    const id = await sendPayment();
    const verdicts = await Promise.all([recall(director, id), recall(accountant, id)]);
    expect(verdicts.flat().map(({ errorCode }) => errorCode ?? 'ok')).toEqual(
      expect.arrayContaining(['ok', 'statusForbidsAction']),
    );
    expect(await readHeld()).toBe(before);
  });
});

describe('deleting a document', () => {
  test('takes it out of every list, frees its number and keeps it as evidence', async () => {
    const id = await save();
    expect(await drop(operator, id)).toEqual([ok(id, 0)]);
    expect(await operator.refused(getPayment, { id })).toMatchObject({ code: 'notFound' });
    const { rows } = await operator.get(listPayments, RECENT_DOCUMENTS);
    expect(rows.map((row) => row.id)).not.toContain(id);
    expect(await director.sign(id)).toEqual([refused(id, 'notFound')]);
    expect(await drop(operator, id)).toEqual([refused(id, 'notFound')]);
    expect(await operator.save({ number: String(numbers) })).not.toBe(id);
    const [row] = await bank.services.db.queries
      .select()
      .from(document)
      .where(eq(document.id, Number(id)));
    expect(row?.deletedAt).toBeInstanceOf(Date);
    expect(await recorded(id, 'delete')).toEqual(['ok', 'notFound']);
  });

  test('is for its author, the director and the accountant; an operator leaves the documents of others', async () => {
    const [own, others] = [await save(operator), await save(director)];
    expect(await drop(operator, others)).toEqual([refused(others, 'forbidden')]);
    expect(await drop(accountant, own)).toEqual([ok(own, 0)]);
    expect(await drop(director, others)).toEqual([ok(others, 0)]);
  });

  test('is refused for what is signed, unknown or foreign; the others of the selection go', async () => {
    const [signed, fresh] = [await save(), await save()];
    await director.sign(signed);
    const foreign = await save(await new Person(bank, 'fop1').signIn(), { debitAccountId: '7013' });
    expect(await drop(director, signed, foreign, '999999', fresh)).toEqual([
      refused(signed, 'statusForbidsAction'),
      refused(foreign, 'notFound'),
      refused('999999', 'notFound'),
      ok(fresh, 0),
    ]);
  });
});

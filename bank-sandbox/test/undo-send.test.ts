import { getPayment, undoSendDocuments, sendDocuments } from '@ncb/shared-kernel/api/contract';
import { eq } from 'drizzle-orm';
import { findBrokenAuditRow } from '../src/audit';
import { buildIban } from '../src/areas/banks/build-iban';
import { findLedgerFaults } from '../src/ledger';
import { account, document } from '../src/db/schema';
import { ok, type Person, refused, toRefs } from './support/person';
import { readAuditRows } from './support/read-audit-rows';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank({ config: { engineDelayMs: 7000 } });
const operator = setUpPerson(bank, 'oper1');
const director = setUpPerson(bank, 'director1');
const stranger = setUpPerson(bank, 'director1', '1002');
// Seeded documents leave the queue.
beforeAll(() => bank.engine.runOnce(), 60_000);
const queries = () => bank.services.db.queries;

let number = 9300;
async function send(more: object = {}): Promise<string> {
  number += 1;
  const id = await director.save({ number: String(number), amount: '15.00', ...more });
  await director.sign(id);
  expect(await director.send(id)).toEqual([ok(id, 4)]);
  return id;
}
const undo = async (person: Person, ...ids: readonly string[]) =>
  (await person.get(undoSendDocuments, { documents: toRefs(ids) })).verdicts;
const readPayment = async (id: string) => (await director.get(getPayment, { id })).payment;
async function readHeld(): Promise<string | undefined> {
  const [row] = await queries().select().from(account).where(eq(account.id, 7001));
  return row?.reserved;
}
async function pass(seconds: number): Promise<void> {
  bank.clock.pass({ seconds });
  await bank.engine.runOnce();
}

describe('undoing sending', () => {
  test('frees the amount and keeps the signatures; the same document is sent again and executed once', async () => {
    const before = await readHeld();
    const id = await send();
    await pass(5);
    expect(await undo(director, id)).toEqual([ok(id, 3)]);
    expect(await readHeld()).toBe(before);
    expect(await readPayment(id)).toMatchObject({ status: 3, valueDate: '', signatures: [{ right: 0 }] });
    await pass(60);
    expect(await readPayment(id)).toMatchObject({ status: 3 });
    expect(await director.send(id)).toEqual([ok(id, 4)]);
    await pass(7);
    expect(await readPayment(id)).toMatchObject({ status: 5 });
    expect(await readAuditRows(bank, 'undoSend', id)).toEqual([[501, 'ok']]);
    expect(await findBrokenAuditRow(queries())).toBeNull();
  });

  test('is refused to the operator, to another company, for what was not sent, and twice', async () => {
    const id = await send();
    const fresh = await director.save({ number: String((number += 1)) });
    expect(await undo(operator, id)).toEqual([refused(id, 'insufficientOrExpiredRights')]);
    expect(await undo(stranger, id)).toEqual([refused(id, 'notFound')]);
    expect(await undo(director, fresh)).toEqual([refused(fresh, 'statusForbidsAction')]);
    const [first, second] = await Promise.all([undo(director, id), undo(director, id)]);
    expect([...first, ...second].map(({ errorCode }) => errorCode ?? 'ok').sort()).toEqual([
      'ok',
      'statusForbidsAction',
    ]);
  });

  test('is too late after ten seconds, also for a document that still waits', async () => {
    const id = await send();
    await queries()
      .update(document)
      .set({ dueAt: new Date(bank.clock.now().getTime() + 3_600_000) })
      .where(eq(document.id, Number(id)));
    await pass(11);
    expect(await readPayment(id)).toMatchObject({ status: 4 });
    expect(await undo(director, id)).toEqual([refused(id, 'undoTooLate')]);
  });

  test('is too late once the document is executed, and is never offered for an instant payment', async () => {
    const id = await send();
    await pass(7);
    expect(await undo(director, id)).toEqual([refused(id, 'statusForbidsAction')]);
    number += 1;
    const creditIban = buildIban('305299', '2600123457777');
    const instant = await director.save({ number: String(number), amount: '2.00', creditIban, isInstant: true });
    const ordinary = await director.save({ number: String((number += 1)), amount: '2.00' });
    await director.sign(instant, ordinary);
    const answer = await director.get(sendDocuments, { documents: toRefs([instant, ordinary]) });
    expect(answer.undoable).toEqual([ordinary]);
    expect(await undo(director, instant)).toEqual([refused(instant, 'undoTooLate')]);
  });
});

test('the ledger is whole', async () => {
  await pass(60);
  expect(await findLedgerFaults(queries())).toEqual([]);
});

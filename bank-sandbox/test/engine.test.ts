import { getPayment, listAccounts } from '@ncb/shared-kernel/api/contract';
import { eq } from 'drizzle-orm';
import { createEngine } from '../src/engine';
import { findLedgerFaults } from '../src/ledger';
import { account, audit, bankState, document } from '../src/db/schema';
import { ENGINES } from './support/engines';
import { setUpBank, setUpPerson } from './support/set-up-bank';

describe.each(ENGINES)('the engine, bank on %s', (engine) => {
  const bank = setUpBank({ engine });
  const head = setUpPerson(bank, 'director1');
  beforeAll(async () => {
    await bank.engine.runOnce();
  }, 60_000);
  afterEach(async () => {
    expect(await findLedgerFaults(bank.services.db.queries)).toEqual([]);
  });

  let numbers = 1000;
  const ready = async (payment: object = {}, person = head) => {
    const id = await person.save({ number: String((numbers += 1)), ...payment });
    expect(await person.sign(id)).toMatchObject([{ status: 3 }]);
    return id;
  };
  const sendPayment = async (payment: object = {}) => {
    const id = await ready(payment);
    expect(await head.send(id)).toMatchObject([{ status: 4 }]);
    return id;
  };
  const run = () => {
    bank.clock.pass({ seconds: 3 });
    return bank.engine.runOnce();
  };
  const info = async (id: string) => (await head.get(getPayment, { id })).payment;
  const readBalance = async (id: number) => {
    const [row] = await bank.services.db.queries.select().from(account).where(eq(account.id, id));
    return row?.balance;
  };

  test('the payment that the seed left at the bank was executed: a customer of ours got the money', async () => {
    expect(await info('9005')).toMatchObject({ status: 5 });
    expect([await readBalance(7001), await readBalance(7010)]).toEqual(['1250129.45', '78301.10']);
  });

  test.each([
    ['a closed account', 'UA963516070000026001999000003', 'Рахунок отримувача закрито'],
    ['an account that is not open yet', 'UA123516070000026005999000021', 'Рахунок отримувача ще не відкрито'],
    ['an account in another currency', 'UA053516070000026032999000005', 'Рахунок отримувача відкрито в іншій валюті'],
    ['an account that we do not have', 'UA043516070000026009999000999', 'Рахунок отримувача не існує'],
  ])(
    'to %s nothing is paid: the document is refused with the reason and the money is free again',
    async (_what, creditIban, reason) => {
      const before = await readBalance(7001);
      const id = await sendPayment({ creditIban });
      expect(await run()).toEqual([{ id: Number(id), status: 6 }]);
      expect(await info(id)).toMatchObject({ status: 6, abortReason: reason });
      expect(await readBalance(7001)).toBe(before);
      const { accounts } = await head.get(listAccounts, {});
      expect(accounts.find((item) => item.id === '7001')?.reserved).toBe('0.00');
    },
  );

  test('an arrested account may receive, an arrested payer may not pay', async () => {
    const id = await sendPayment({ creditIban: 'UA173516070000026000999000004', amount: '10.00' });
    await run();
    expect(await info(id)).toMatchObject({ status: 5 });
    expect(await readBalance(7006)).toBe('50010.00');

    const late = await sendPayment({ debitAccountId: '7009' });
    await bank.services.db.queries.update(account).set({ paymentsAllowed: false }).where(eq(account.id, 7009));
    await run();
    expect(await info(late)).toMatchObject({ status: 6, abortReason: 'Платежі з рахунку платника не дозволено' });
    await bank.services.db.queries.update(account).set({ paymentsAllowed: true }).where(eq(account.id, 7009));
  });

  test('of two payments that each take all there is, one is sent and the other is refused', async () => {
    const all = { debitAccountId: '7008', amount: '12000.00' };
    const [one, two] = [await ready(all), await ready(all)];
    const verdicts = [...(await head.send(one, two))];
    expect(verdicts.map(({ status, errorCode }) => [status, errorCode])).toEqual([
      [4, null],
      [null, 'insufficientFunds'],
    ]);
    await run();
    expect(await readBalance(7008)).toBe('0.00');
    expect(await head.send(two)).toMatchObject([{ errorCode: 'insufficientFunds' }]);
  });

  test('the same document sent ten times at once is reserved once and executed once', async () => {
    const before = Number(await readBalance(7009));
    const id = await ready({ debitAccountId: '7009', amount: '100.00' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => head.send(id)));
    expect(answers.flat().filter(({ status }) => status === 4)).toHaveLength(1);
    bank.clock.pass({ seconds: 3 });
    const second = createEngine(bank.services, bank.onFailure);
    const runs = await Promise.all([bank.engine.runOnce(), second.runOnce(), bank.engine.runOnce()]);
    expect(runs.flat()).toEqual([{ id: Number(id), status: 5 }]);
    // The ledger would have refused, and the log would show it.
    expect(bank.readLog()).not.toContain('background failure');
    expect(Number(await readBalance(7009))).toBe(before - 100);
  });

  test('payments to and fro between two accounts, two engines at work: all are executed', async () => {
    const there = { debitAccountId: '7001', creditIban: 'UA443516070000026502999000007', amount: '1.00' };
    const back = { debitAccountId: '7009', creditIban: 'UA603516070000026003999000001', amount: '1.00' };
    for (let index = 0; index < 5; index += 1) await sendPayment(index % 2 === 0 ? there : back);
    bank.clock.pass({ seconds: 3 });
    const second = createEngine(bank.services, bank.onFailure);
    const runs = await Promise.all([bank.engine.runOnce(), second.runOnce()]);
    expect(runs.flat().map(({ status }) => status)).toEqual([5, 5, 5, 5, 5]);
    expect(bank.readLog()).not.toContain('background failure');
  });

  test('a payment with a value date waits for that day, also when the operator brings it about', async () => {
    const id = await sendPayment({ valueDate: '2026-07-17' });
    expect(await run()).toEqual([]);
    await bank.services.db.queries.update(bankState).set({ dayOffset: 2 });
    expect(await run()).toEqual([{ id: Number(id), status: 5 }]);
    await bank.services.db.queries.update(bankState).set({ dayOffset: 0 });
  });

  test('a document that the bank cannot execute by a fault of its own holds up nobody and is tried again', async () => {
    const broken = await sendPayment({ amount: '5.00' });
    const { queries, run: execute } = bank.services.db;
    await execute(`CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.document_id = ${broken} THEN RAISE EXCEPTION 'fault'; END IF; RETURN NEW; END $$`);
    await execute('CREATE TRIGGER fault BEFORE INSERT ON gl_txn FOR EACH ROW EXECUTE FUNCTION fault()');
    const other = await sendPayment({ amount: '6.00' });
    expect(await run()).toEqual([{ id: Number(other), status: 5 }]);
    const [row] = await queries
      .select()
      .from(document)
      .where(eq(document.id, Number(broken)));
    expect(row).toMatchObject({ status: 4, attempts: 1, dueAt: new Date(bank.clock.now().getTime() + 60_000) });
    expect(bank.readLog()).toContain('background failure');
    await execute('DROP TRIGGER fault ON gl_txn');
    bank.clock.pass({ minutes: 1 });
    expect(await run()).toEqual([{ id: Number(broken), status: 5 }]);
  });

  test('what it did stands in the audit trail', async () => {
    const rows = await bank.services.db.queries.select().from(audit).where(eq(audit.address, 'engine'));
    expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(['execute', 'abort']));
    expect(rows.every(({ userId, companyId }) => userId === null && companyId === 1001)).toBe(true);
  });
});

import { getPayment, listAccounts } from '@ncb/shared-kernel/api/contract';
import { desc, eq } from 'drizzle-orm';
import { audit, bankState, document } from '../src/db/schema';
import { findLedgerFaults } from '../src/ledger';
import { ONE_ENGINE } from './support/engines';
import { Operator } from './support/operator';
import { setUpBank, setUpPerson } from './support/set-up-bank';

describe.each(ONE_ENGINE)('the bank day, bank on %s', (engine) => {
  const bank = setUpBank({ engine });
  const operator = new Operator(bank);
  const head = setUpPerson(bank, 'director1');
  beforeAll(async () => {
    bank.clock.pass({ seconds: 3 });
    await bank.engine.runOnce();
  }, 60_000);

  const accounts = async () => (await head.get(listAccounts, {})).accounts;

  test('moved forward, it brings the value date of a payment: it is executed, balances carry over', async () => {
    const id = await head.save({ number: '3001', valueDate: '2026-07-17' });
    await head.sign(id);
    await head.send(id);
    bank.clock.pass({ seconds: 3 });
    expect(await bank.engine.runOnce()).toEqual([]);

    expect(await operator.press('day', { days: '1' })).toBe('Банківський день 16.07.2026.');
    const before = await accounts();
    expect(await bank.engine.runOnce()).toEqual([]);
    expect(await accounts()).toEqual(before);

    expect(await operator.press('day', { days: '+1' })).toBe('Банківський день 17.07.2026.');
    expect(await bank.engine.runOnce()).toEqual([{ id: Number(id), status: 5 }]);
    expect((await head.get(getPayment, { id })).payment).toMatchObject({ status: 5 });
    const balances = (await accounts()).map((item) => [item.id, item.balance]);
    const expected = before.map((item) => [
      item.id,
      item.id === '7001' ? (Number(item.balance) - 1234.56).toFixed(2) : item.balance,
    ]);
    expect(balances).toEqual(expected);
    expect(await findLedgerFaults(bank.services.db.queries)).toEqual([]);
  });

  test('it shows on the console, with the calendar’s day beside it, and in the audit trail', async () => {
    const page = await operator.page();
    expect(page).toMatch(/data-field="day">17\.07\.2026</);
    expect(page).toMatch(/data-field="calendarDay">15\.07\.2026</);
    const [row] = await bank.services.db.queries.select().from(audit).orderBy(desc(audit.id));
    expect(row).toMatchObject({ action: 'execute' });
    const rows = await bank.services.db.queries.select().from(audit);
    expect(rows.filter(({ action }) => action === 'moveBankDay')).toMatchObject([
      { objectType: 'bankDay', objectId: '2026-07-16', address: 'operator' },
      { objectType: 'bankDay', objectId: '2026-07-17', address: 'operator' },
    ]);
  });

  test('a document that was put off is looked at on the new day at once', async () => {
    const id = await head.save({ number: '3002', documentDate: '2026-07-17' });
    await head.sign(id);
    await head.send(id);
    const later = new Date(bank.clock.now().getTime() + 3_600_000);
    await bank.services.db.queries.update(document).set({ dueAt: later, attempts: 7 }).where(isInProgress());
    expect(await bank.engine.runOnce()).toEqual([]);
    await operator.press('day', { days: '1' });
    expect(await bank.engine.runOnce()).toEqual([{ id: Number(id), status: 5 }]);
  });

  test('two who move it at once move it twice', async () => {
    await Promise.all([operator.press('day', { days: '1' }), operator.press('day', { days: '1' })]);
    const [state] = await bank.services.db.queries.select().from(bankState);
    expect(state?.dayOffset).toBe(5);
  });

  test.each(['0', '-1', '1.5', '367', '1e2', '', 'завтра'])('it is not moved by «%s» days', async (days) => {
    expect(await operator.press('day', { days })).toContain('від 1 до 366');
    const [state] = await bank.services.db.queries.select().from(bankState);
    expect(state?.dayOffset).toBe(5);
  });

  test('it has an end, which is not passed', async () => {
    await bank.services.db.queries.update(bankState).set({ dayOffset: 3649 });
    expect(await operator.press('day', { days: '2' })).toBe('Так далеко вперед банківський день не переводять.');
    expect(await operator.press('day', { days: '1' })).toContain('Банківський день');
  });
});

function isInProgress() {
  return eq(document.status, 4);
}

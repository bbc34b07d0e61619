import { getPayment } from '@ncb/shared-kernel/api/contract';
import { eq } from 'drizzle-orm';
import { account, appUser, closedAccount } from '../src/db/schema';
import { ACTIONS } from '../src/operator/actions';
import { Operator } from './support/operator';
import { Person } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const operator = new Operator(bank);
const head = setUpPerson(bank, 'director1');

const sendPayment = async (number: string) => {
  const id = await head.save({ number });
  await head.sign(id);
  await head.send(id);
  return id;
};
const status = async (id: string) => (await head.get(getPayment, { id })).payment.status;

test('help, which is also the answer to nothing and to nonsense, names every command', async () => {
  const { ok, text } = await operator.command('help');
  expect(ok).toBe(true);
  for (const { name } of ACTIONS) expect(text).toMatch(new RegExp(`^  ${name} `, 'm'));
  for (const name of ['outbox', 'queue', 'ledger']) expect(text).toMatch(new RegExp(`^  ${name} `, 'm'));
  expect(await operator.command()).toEqual({ ok: true, text });
  for (const word of ['hlep', 'constructor', '__proto__', '']) {
    expect(await operator.command(word)).toEqual({ ok: false, text: `Невідома команда «${word}».\n${text}` });
  }
});

test('the queue is listed, its documents are executed and refused', async () => {
  const [one, two] = [await sendPayment('5001'), await sendPayment('5002')];
  const { text } = await operator.command('queue');
  expect(text).toMatch(new RegExp(`^${one}  Платіжна інструкція .* 5001 .* 1234\\.56 UAH`, 'm'));
  expect(await operator.command('execute', one)).toEqual({ ok: true, text: `Документ ${one} виконано.\n` });
  expect(await operator.command('abort', two, 'Немає договору')).toMatchObject({ ok: true });
  expect([await status(one), await status(two)]).toEqual([5, 6]);
  expect(await operator.command('execute', one)).toMatchObject({ ok: false });
});

test('a reason without quotation marks is not taken for its first word', async () => {
  const id = await sendPayment('5003');
  expect(await operator.command('abort', id, 'немає', 'договору')).toEqual({
    ok: false,
    text: 'Забагато слів. Причину беріть у лапки.\n',
  });
  expect(await operator.command('abort', ...Array.from({ length: 20 }, () => 'слово'))).toMatchObject({ ok: false });
  expect(await status(id)).toBe(4);
});

test('the engine is paused and resumed, the day moved, a user unlocked', async () => {
  expect(await operator.command('pause')).toMatchObject({ ok: true });
  expect(await bank.engine.runOnce()).toEqual([]);
  expect(await operator.command('resume')).toMatchObject({ ok: true });
  expect(await operator.command('day', '+1')).toEqual({ ok: true, text: 'Банківський день 16.07.2026.\n' });
  expect(await operator.command('day', '-1')).toMatchObject({ ok: false });
  await bank.services.db.queries.update(appUser).set({ status: 3 }).where(eq(appUser.login, 'buh1'));
  expect(await operator.command('unlock', 'buh1')).toMatchObject({ ok: true });
});

test('the outbox is printed with its codes', async () => {
  await new Person(bank, 'buh1').enterPassword();
  const { text } = await operator.command('outbox');
  expect(text).toMatch(/^SMS\n/);
  expect(text).toMatch(/ {2}buh1 +0500001002 {2}111111$/m);
  expect(text).toContain('Пошта\nЛистів ще немає.');
});

test('what stands in the data cannot move the cursor of the operator’s terminal', async () => {
  await bank.services.db.queries.update(appUser).set({ phone: '\u001b[2J050\u009b1' }).where(eq(appUser.login, 'buh1'));
  // Within a minute no other code is sent.
  bank.clock.pass({ minutes: 2 });
  await new Person(bank, 'buh1').enterPassword();
  const { text } = await operator.command('outbox');
  expect(text).toContain(' [2J050 1');
  expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});

test('the ledger is checked: a whole one is reported, a fault in it is an error', async () => {
  const whole = await operator.command('ledger');
  expect(whole).toMatchObject({ ok: true, text: expect.stringContaining('UAH Σ = 0.00\n') });
  await bank.services.db.run('UPDATE account SET balance = balance + 1 WHERE id = 7001');
  expect(await operator.command('ledger')).toMatchObject({
    ok: false,
    text: expect.stringContaining('ПОМИЛКА: залишок рахунку не дорівнює сумі проводок (7001)'),
  });
  await bank.services.db.run('UPDATE account SET balance = balance - 1 WHERE id = 7001');
  expect((await operator.command('ledger')).ok).toBe(true);
  expect(await bank.services.db.queries.select().from(account).where(eq(account.id, 7001))).toHaveLength(1);
});

test('a broken chain of the audit trail is an error as well', async () => {
  const { run } = bank.services.db;
  await run('ALTER TABLE audit DISABLE TRIGGER audit_append_only');
  await run(`UPDATE audit SET action = 'signOut' WHERE id = 2`);
  await run('ALTER TABLE audit ENABLE TRIGGER audit_append_only');
  expect(await operator.command('ledger')).toMatchObject({
    ok: false,
    text: expect.stringContaining('журнал аудиту порушено, запис 2'),
  });
});

test('an account of a person is closed and opened again; nonsense is no account', async () => {
  const iban = 'UA883516070000026202999000200';
  const closed = async () => (await bank.services.db.queries.select().from(closedAccount)).map((row) => row.account);
  expect(await operator.command('close-account', iban)).toEqual({ ok: true, text: `Рахунок ${iban} закрито.\n` });
  expect(await closed()).toContain(iban);
  expect(await operator.command('open-account', iban)).toMatchObject({ ok: true });
  expect(await closed()).not.toContain(iban);
  expect(await operator.command('open-account', iban)).toMatchObject({ ok: false });
  expect(await operator.command('close-account', 'UA00')).toMatchObject({ ok: false });
});

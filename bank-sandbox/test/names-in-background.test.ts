import {
  checkReceiverName,
  documentsToSign,
  dropPayments,
  getPayment,
  getPayroll,
  getSignedPdf,
  readNameChecks,
  savePayments,
} from '@ncb/shared-kernel/api/contract';
import { and, eq } from 'drizzle-orm';
import { buildIban } from '../src/areas/banks/build-iban';
import { audit, pendingNameCheck } from '../src/db/schema';
import { ONE_ENGINE } from './support/engines';
import { buildLongPayroll } from './support/build-long-payroll';
import { Operator } from './support/operator';
import { payrollRef, storePayroll } from './support/payroll';
import { PAYMENT, Person } from './support/person';
import { extractPdfText } from './support/read-pdf';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const SVITANOK = { creditIban: 'UA263052990000026006999000301', receiverCode: '92000019' };
const MLYN = { creditIban: 'UA913516070000026006999000020', receiverCode: '91000023' };
const at = (bankCode: string, place = 777) => ({
  ...SVITANOK,
  creditIban: buildIban(bankCode, String(26_007_999_000_000 + place)),
});
const NONE = { match: 0, closeMatch: 0, noMatch: 0, notChecked: 0, pending: 0 };

describe.each(ONE_ENGINE)('names that the bank compares after a save, bank on %s', (engine) => {
  const bank = setUpBank({ engine, config: { receiverNameTimeoutMs: 400 } });
  const person = setUpPerson(bank, 'oper1');
  const console = new Operator(bank);
  afterEach(() => console.command('fault', 'off'));

  let number = 4000;
  const payment = (receiver: typeof SVITANOK, receiverName: string) => ({
    ...PAYMENT,
    ...receiver,
    receiverName,
    number: String((number += 1)),
  });
  const saveBatch = async (...payments: readonly ReturnType<typeof payment>[]) => {
    const { results } = await person.get(savePayments, { type: 1, all: false, payments });
    return results.map(({ id }) => id ?? '');
  };
  const readChecks = (ids: readonly string[], who: Person = person) => who.get(readNameChecks, { ids });
  const readCheck = async (id: string) => (await person.get(getPayment, { id })).payment.receiverNameCheck;
  const listAudit = (result: 'ok' | 'too_many_attempts') =>
    bank.services.db.queries
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'checkReceiverNames'), eq(audit.result, result)));

  test('a file of payments: progress, results with each document, one entry in the audit trail', async () => {
    const before = (await listAudit('ok')).length;
    const ids = await saveBatch(
      payment(SVITANOK, 'ТОВ «Світанок Постач»'),
      payment(SVITANOK, 'ТОВ «Світанок Постач Захід»'),
      payment(SVITANOK, 'ТОВ «Обрій»'),
      payment(at('300335'), 'ТОВ «Обрій»'),
      payment(at('300528'), 'ТОВ «Обрій»'),
      payment(at('300528', 778), 'ТОВ «Обрій»'),
      payment(MLYN, 'ПП «Степовий Млин»'),
    );
    expect((await readChecks(ids)).counts).toEqual({ ...NONE, match: 1, pending: 6 });
    await bank.engine.checkNames();
    const [, close, other, noPart, silent] = ids;
    expect(await readChecks(ids)).toEqual({
      counts: { match: 2, closeMatch: 1, noMatch: 1, notChecked: 3, pending: 0 },
      differing: [
        { id: close, row: 0, verdict: 'closeMatch' },
        { id: other, row: 0, verdict: 'noMatch' },
      ],
    });
    const checkedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
    // No counted question has revealed the owner.
    expect(await readCheck(close ?? '')).toEqual({
      verdict: 'closeMatch',
      verifiedName: null,
      reason: null,
      checkedAt,
    });
    expect(await readCheck(noPart ?? '')).toMatchObject({ verdict: 'notChecked', reason: 'noPart' });
    expect(await readCheck(silent ?? '')).toMatchObject({ verdict: 'notChecked', reason: 'noAnswer' });
    expect((await listAudit('ok')).slice(before)).toMatchObject([{ detail: '6', objectId: '/save_batch_docs' }]);
    const stranger = await new Person(bank, 'fop1').signIn();
    expect(await readChecks(ids, stranger)).toEqual({ counts: NONE, differing: [] });
  });

  test('a changed payment is asked about again, a deleted one is not, and saved answers hold for a day', async () => {
    const [id = '', deleted = ''] = await saveBatch(
      payment(SVITANOK, 'ТОВ «Світанок Постач Північ»'),
      payment(SVITANOK, 'ТОВ «Видалений»'),
    );
    await person.get(dropPayments, { type: 'pmt', ids: [deleted] });
    await bank.engine.checkNames();
    expect(await readCheck(id)).toMatchObject({ verdict: 'closeMatch' });
    await person.save({ ...payment(SVITANOK, 'ТОВ Світанок-Постач'), id });
    expect(await readCheck(id)).toBeUndefined();
    await bank.engine.checkNames();
    expect(await readCheck(id)).toMatchObject({ verdict: 'match' });
    await console.command('fault', '500', '/network');
    await person.save({ ...payment(SVITANOK, 'ТОВ «Світанок Постач Північ»'), id });
    expect(await readCheck(id)).toMatchObject({ verdict: 'closeMatch', verifiedName: null });
    expect(await bank.services.db.queries.select().from(pendingNameCheck)).toEqual([]);
  });

  test('a sixth name for one account is not compared that day, and the refusal is logged', async () => {
    const names = ['Альфа', 'Бета', 'Гамма', 'Дельта', 'Омега', 'Сигма'];
    const sole = { creditIban: 'UA523220010000026006999000303', receiverCode: '0222103209' };
    const ids = await saveBatch(...names.map((name) => payment(sole, `ТОВ «${name}»`)));
    await bank.engine.checkNames();
    expect((await readChecks(ids)).counts).toEqual({ ...NONE, noMatch: 5, notChecked: 1 });
    expect(await readCheck(ids[5] ?? '')).toMatchObject({ reason: 'tooMany' });
    expect(await listAudit('too_many_attempts')).toMatchObject([{ companyId: 1001, detail: '1' }]);
  });

  test('a question of a form about a saved name is a counted one, and reveals the owner as ever', async () => {
    const name = 'ТОВ «Світанок Постач Південь»';
    await saveBatch(payment(SVITANOK, name));
    await bank.engine.checkNames();
    const request = { account: SVITANOK.creditIban, code: SVITANOK.receiverCode, hasCode: true, name };
    expect(await person.get(checkReceiverName, request)).toMatchObject({ verifiedName: 'ТОВ «Світанок Постач»' });
    const [id = ''] = await saveBatch(payment(SVITANOK, name));
    expect(await readCheck(id)).toMatchObject({ verifiedName: 'ТОВ «Світанок Постач»' });
  });

  test('rows of a payroll to other banks, for users who may see salaries, and beside the text to sign', async () => {
    const accountant = await new Person(bank, 'buh1').signIn('1001');
    const id = await storePayroll(accountant, { number: '771' });
    expect((await readChecks([id], accountant)).counts).toEqual({ ...NONE, pending: 2 });
    await bank.engine.checkNames();
    expect((await readChecks([id], accountant)).counts).toEqual({ ...NONE, match: 2 });
    const { payroll } = await accountant.get(getPayroll, { id });
    expect(payroll.employees.map(({ nameCheck }) => nameCheck?.verdict ?? '').join('')).toBe('matchmatch');
    const { documents } = await accountant.get(documentsToSign, { documents: [payrollRef(id)] });
    expect(documents[0]?.nameChecks).toEqual({ ...NONE, match: 2 });
    expect(documents[0]?.canonical).not.toContain('verdict');
    expect((await readChecks([id])).counts).toEqual(NONE);
  });

  test('5,000 names take at most 30 s while each answer of the network takes 50 ms', async () => {
    await console.command('fault', 'latency', '50', '/network/receiver_names');
    const accountant = await new Person(bank, 'buh1').signIn('1001');
    const id = await storePayroll(accountant, { ...buildLongPayroll(5000), number: '772' });
    const started = performance.now();
    await bank.engine.checkNames();
    const took = performance.now() - started;
    process.stdout.write(`5,000 names: ${Math.round(took)} ms\n`);
    expect(took).toBeLessThan(30_000);
    expect((await readChecks([id], accountant)).counts).toEqual({ ...NONE, notChecked: 5000 });
  }, 90_000);

  test('the printed document tells how the name was compared, and when', async () => {
    const trader = await new Person(bank, 'fop1').signIn();
    const id = await trader.save({
      ...payment(SVITANOK, 'ТОВ «Світанок Постач»'),
      debitAccountId: '7013',
      amount: '1.00',
    });
    await bank.engine.checkNames();
    expect(await trader.sign(id)).toMatchObject([{ error: null }]);
    expect(await trader.send(id)).toMatchObject([{ error: null }]);
    bank.clock.pass({ minutes: 1 });
    expect(await bank.engine.runOnce()).toContainEqual({ id: Number(id), status: 5 });
    // Signed printouts begin on the day after.
    bank.clock.pass({ days: 1 });
    await trader.signIn();
    const { pdf } = await trader.get(getSignedPdf, { document: { id, type: 1 } });
    expect(extractPdfText(pdf)).toMatch(/Перевірка імені\s+ім’я збігається, 15\.07\.2026/);
  });
});

import {
  getPayroll,
  issuePrintouts,
  listAccounts,
  listEmployees,
  listPayments,
  listPayrolls,
  savePayments,
  savePayroll,
  verifyPrintout,
} from '@ncb/shared-kernel/api/contract';
import { and, asc, eq } from 'drizzle-orm';
import { addAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { findBrokenAuditRow } from '../src/audit';
import { account, bankState, counter, document, glEntry, glTxn, payrollPayment } from '../src/db/schema';
import { findRowOutcomes } from '../src/areas/payroll/find-row-outcomes';
import { createEngine } from '../src/engine';
import { sumInternalBalance, findLedgerFaults } from '../src/ledger';
import { SEED } from '../src/seed';
import { CLOSED_ACCOUNTS } from '../src/seed/seed-salaries';
import { ONE_ENGINE } from './support/engines';
import { ok, toRefs } from './support/person';
import {
  buildBatch,
  withOneRow,
  payrollRef,
  makePersonalIban,
  recalls,
  storePayments,
  storePayroll,
  sends,
  PAYROLL,
  TRANSIT,
  unsigns,
} from './support/payroll';
import { setUpBank, setUpPerson } from './support/set-up-bank';
import { ANY_PAYROLL, RECENT_DOCUMENTS } from './support/searches';

const MINUTE = { minutes: 1 };

describe.each(ONE_ENGINE)('a payroll, bank on %s', (engine) => {
  const bank = setUpBank({ engine });
  const preparer = setUpPerson(bank, 'buh1');
  const accountant = setUpPerson(bank, 'buh1');
  const director = setUpPerson(bank, 'director1');
  beforeAll(async () => {
    await bank.engine.runOnce();
  }, 60_000);
  afterEach(async () => {
    expect(await findLedgerFaults(bank.services.db.queries)).toEqual([]);
    expect(await sumInternalBalance(bank.services.db.queries, 7901)).toBe('0.00');
  });

  const info = async (id: string) => (await preparer.get(getPayroll, { id })).payroll;
  const funds = async () => {
    const { accounts } = await preparer.get(listAccounts, {});
    return accounts.find(({ id }) => id === '7001');
  };
  const run = async (time = MINUTE) => {
    bank.clock.pass(time);
    return bank.engine.runOnce();
  };
  const sendPayroll = async (sheet: object) => {
    const id = await storePayroll(preparer, sheet);
    expect(await director.signRefs(payrollRef(id))).toEqual([ok(id, 3)]);
    expect(await sends(director, payrollRef(id))).toEqual([ok(id, 4)]);
    return id;
  };
  const transfer = async (number: string, amount: string) => {
    const id = await director.save({ number, amount, creditIban: TRANSIT });
    await director.sign(id);
    await director.send(id);
    return id;
  };
  const moveBankDay = (dayOffset: number) => bank.services.db.queries.update(bankState).set({ dayOffset });

  test('is signed by two, paid by its two payments and reaches every employee; the bank takes its fee', async () => {
    const before = await funds();
    const id = await storePayroll(preparer);
    const [salary, fee] = await storePayments(preparer, PAYROLL.total, 701);
    const all = [payrollRef(id), ...toRefs([salary, fee])];
    expect(await accountant.signRefs(...all)).toEqual([ok(id, 1), ok(salary, 1), ok(fee, 1)]);
    expect(await director.signRefs(...all)).toEqual([ok(id, 3), ok(salary, 3), ok(fee, 3)]);
    expect(await sends(director, payrollRef(id))).toEqual([ok(id, 4)]);
    expect((await funds())?.reserved).toBe('0.00');
    expect(await run()).toEqual([{ id: Number(id), status: 4 }]);

    expect(await sends(director, ...toRefs([salary, fee]))).toEqual([ok(salary, 4), ok(fee, 4)]);
    expect((await funds())?.reserved).toBe('253952.27');
    expect(await run({ minutes: 2 })).toEqual(
      expect.arrayContaining([
        { id: Number(salary), status: 5 },
        { id: Number(fee), status: 5 },
      ]),
    );
    await run({ minutes: 2 });
    const paid = await info(id);
    expect(paid).toMatchObject({ status: 5, total: '252688.83', fee: '1263.44', branch: '351607', abortReason: null });
    expect(paid.signatures.map(({ right }) => right)).toEqual([2, 0]);
    const after = await funds();
    expect((Number(before?.balance) - Number(after?.balance)).toFixed(2)).toBe('253952.27');
    expect(await postedFor(id)).toEqual([
      ['employees:980', '195308.06'],
      ['sep:980', '57380.77'],
      [`transit:${TRANSIT}:980`, '-252688.83'],
    ]);
    expect(await paidRows(id)).toEqual(PAYROLL.employees.map((row, index) => [index + 1, row.account, row.amount]));
    expect(await findBrokenAuditRow(bank.services.db.queries)).toBeNull();
  });

  async function postedFor(id: string) {
    const rows = await bank.services.db.queries
      .select({ code: account.internalCode, amount: glEntry.amount })
      .from(glTxn)
      .innerJoin(glEntry, eq(glEntry.txnId, glTxn.id))
      .innerJoin(account, eq(account.id, glEntry.accountId))
      .where(eq(glTxn.documentId, Number(id)));
    return rows.map(({ code, amount }) => [code, amount]).sort();
  }
  async function paidRows(id: string) {
    const rows = await bank.services.db.queries
      .select()
      .from(payrollPayment)
      .where(eq(payrollPayment.documentId, Number(id)))
      .orderBy(asc(payrollPayment.row));
    return rows.map((row) => [row.row, row.account, row.amount]);
  }

  test('what an employee got last stands in the list of employees', async () => {
    const id = await sendPayroll({ number: '20', ...withOneRow({ amount: '321.09' }) });
    await transfer('720', '321.09');
    await run();
    await run();
    expect((await info(id)).status).toBe(5);
    const { employees } = await preparer.get(listEmployees, {});
    const paid = employees.find(({ taxCode }) => taxCode === '0148102804');
    expect(paid).toMatchObject({ amount: '321.09', paidOn: '2026-07-15' });
  });

  test('stands in no list of payments, and no payment in the list of payrolls', async () => {
    const { rows: payrolls } = await preparer.get(listPayrolls, ANY_PAYROLL);
    const { rows: payments } = await preparer.get(listPayments, RECENT_DOCUMENTS);
    const ids = new Set(payrolls.map(({ id }) => id));
    expect(ids.size).toBeGreaterThan(0);
    expect(payments.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  test('that is sent with its payment is paid at once: it does not wait for the engine’s next look', async () => {
    const id = await storePayroll(preparer, { number: '25', ...withOneRow({ amount: '123.45' }) });
    const salary = await director.save({ number: '725', amount: '123.45', creditIban: TRANSIT });
    await director.signRefs(payrollRef(id));
    await director.sign(salary);
    expect(await sends(director, payrollRef(id), ...toRefs([salary]))).toEqual([ok(id, 4), ok(salary, 4)]);
    expect(await run()).toEqual([
      { id: Number(id), status: 4 },
      { id: Number(salary), status: 5 },
      { id: Number(id), status: 5 },
    ]);
  });

  test('two payrolls at once spend the money of one only; the other waits for its own', async () => {
    const [first, second] = [
      await sendPayroll({ number: '30', ...withOneRow({ amount: '600.00' }) }),
      await sendPayroll({ number: '31', ...withOneRow({ amount: '600.00' }) }),
    ];
    await transfer('730', '700.00');
    await run({ minutes: 2 });
    bank.clock.pass({ minutes: 2 });
    const other = createEngine(bank.services, bank.onFailure);
    await Promise.all([bank.engine.runOnce(), other.runOnce()]);
    const statuses = async () => [(await info(first)).status, (await info(second)).status];
    expect((await statuses()).sort()).toEqual([4, 5]);
    expect(await sumInternalBalance(bank.services.db.queries, 7901)).toBe('100.00');
    await transfer('731', '500.00');
    await run({ minutes: 2 });
    await run({ minutes: 2 });
    expect(await statuses()).toEqual([5, 5]);
  });

  test('waits for its money to the end of the bank day and is refused on the next', async () => {
    const id = await sendPayroll({ number: '40', ...withOneRow() });
    for (let hour = 0; hour < 3; hour += 1) expect(await run({ minutes: 2 })).toEqual([{ id: Number(id), status: 4 }]);
    await moveBankDay(1);
    expect(await run()).toEqual([{ id: Number(id), status: 6 }]);
    expect((await info(id)).abortReason).toBe('Кошти на транзитний рахунок зарплатного проєкту не надійшли');
    await moveBankDay(0);
  });

  test('with a day of payment waits for that day, and for its money to the end of that day', async () => {
    const id = await sendPayroll({ number: '41', payoutDay: '2026-07-17', ...withOneRow() });
    expect(await run()).toEqual([]);
    await moveBankDay(2);
    expect(await run()).toEqual([{ id: Number(id), status: 4 }]);
    await moveBankDay(3);
    expect(await run()).toEqual([{ id: Number(id), status: 6 }]);
    await moveBankDay(0);
  });

  test('without a day of payment has the Saturday on which it is sent, as a payment in hryvnias; the recall drops it', async () => {
    await moveBankDay(3);
    const id = await sendPayroll({ number: '42', documentDate: '2026-07-18', ...withOneRow() });
    expect(await info(id)).toMatchObject({ payoutDay: '2026-07-18', status: 4 });
    await recalls(director, payrollRef(id));
    expect(await info(id)).toMatchObject({ payoutDay: '', status: 0 });
    await moveBankDay(0);
  });

  test('pays the rest where rows cannot be paid: those come back to the kopeck, each with its reason', async () => {
    const reasons = new Map([
      [CLOSED_ACCOUNTS[0] as string, 'Рахунок закрито'],
      ['UA769999990000026206999000211', 'Банку отримувача немає в довіднику'],
    ]);
    const accounts = [...reasons.keys()];
    const employees = PAYROLL.employees.map((row, place) => {
      const to = accounts[place - 1];
      return to === undefined ? row : { ...row, account: to };
    });
    const isPaid = ({ account: to }: { readonly account: string }) => !reasons.has(to);
    const sum = (rows: typeof employees) => rows.reduce((total, { amount }) => addAmounts(total, amount), '0.00');
    const [paid, returned] = [sum(employees.filter(isPaid)), sum(employees.filter((row) => !isPaid(row)))];
    const before = await funds();
    const id = await sendPayroll({ number: '50', employees });
    await transfer('750', PAYROLL.total);
    await run({ minutes: 2 });
    await run({ minutes: 2 });
    const executed = await info(id);
    expect(executed).toMatchObject({ status: 5, total: PAYROLL.total, abortReason: null });
    const { printouts } = await preparer.get(issuePrintouts, { documents: [payrollRef(id)] });
    const { number = '', amount = '' } = printouts[0] ?? {};
    expect(await preparer.get(verifyPrintout, { number, amount })).toMatchObject({ state: 'partlyReturned' });
    expect(executed.employees.map(({ outcome, reason }) => [outcome, reason])).toEqual(
      employees.map((row) => (isPaid(row) ? ['paid', null] : ['returned', reasons.get(row.account)])),
    );
    expect(subtractAmounts(before?.balance ?? '', (await funds())?.balance ?? '')).toBe(paid);
    expect(await postedFor(id)).toContainEqual([null, returned]);
    expect(await paidRows(id)).toEqual(
      employees.flatMap((row, index) => (isPaid(row) ? [[index + 1, row.account, row.amount]] : [])),
    );
    // A returned row is not a last payment.
    const { employees: staff } = await preparer.get(listEmployees, {});
    expect(staff.filter(({ account }) => reasons.has(account))).toEqual([]);
  });

  test('is refused with an account that is no natural person’s; one that was saved before comes back', async () => {
    const own = 'UA603516070000026003999000001';
    for (const account of [own, TRANSIT, 'UA388999980000026206999000211', 'UA263052990000026006999000301']) {
      const payroll = { ...PAYROLL, ...withOneRow({ account, taxCode: '' }) };
      expect(await preparer.refused(savePayroll, { payroll })).toMatchObject({
        problems: expect.arrayContaining([
          expect.objectContaining({ field: 'employees.0.account', key: 'accountNotOfPerson' }),
        ]),
      });
    }
    const [row] = PAYROLL.employees.map((one) => ({ ...one, account: own, taxCode: '' }));
    if (!row) throw new Error('the sheet has no rows');
    expect(await findRowOutcomes(bank.services.db.queries, [row])).toEqual([
      { outcome: 'returned', reason: 'Рахунок не є рахунком фізичної особи' },
    ]);
  });

  test('is taken back and unsigned without its payments: those are the company’s to keep or delete', async () => {
    const id = await storePayroll(preparer, { number: '65', ...withOneRow() });
    const saved = await preparer.get(savePayments, {
      type: 1,
      all: true,
      payments: [buildBatch('100.00', 765).salary],
      payrollId: id,
    });
    const salary = saved.results[0]?.id ?? '';
    const both = [payrollRef(id), ...toRefs([salary])];
    await director.signRefs(...both);
    expect(await sends(director, payrollRef(id))).toEqual([ok(id, 4)]);
    expect(await recalls(director, payrollRef(id))).toEqual([ok(id, 0)]);
    const statuses = async () => (await info(id)).payments.map(({ part, status }) => [part, status]);
    expect(await statuses()).toEqual([['salary', 3]]);
    await director.signRefs(payrollRef(id));
    expect(await unsigns(director, payrollRef(id))).toEqual([ok(id, 0)]);
    expect(await statuses()).toEqual([['salary', 3]]);
  });

  test('is taken back while it waits, changed, and paid in its new version', async () => {
    const id = await sendPayroll({ number: '60', ...withOneRow() });
    await run();
    expect(await recalls(director, payrollRef(id))).toEqual([ok(id, 0)]);
    expect(await storePayroll(preparer, { id, number: '60', ...withOneRow({ amount: '55.00' }) })).toBe(id);
    expect(await director.signRefs(payrollRef(id))).toEqual([ok(id, 3)]);
    expect(await unsigns(director, payrollRef(id))).toEqual([ok(id, 0)]);
    expect(await director.signRefs(payrollRef(id))).toEqual([ok(id, 3)]);
    await sends(director, payrollRef(id));
    await transfer('760', '55.00');
    await run({ minutes: 2 });
    await run({ minutes: 2 });
    expect(await info(id)).toMatchObject({ status: 5, version: 2, total: '55.00' });
    expect(await paidRows(id)).toEqual([[1, PAYROLL.employees[0]?.account, '55.00']]);
  });

  test('of 5,000 employees is signed, and executed within five seconds', async () => {
    const [first] = withOneRow().employees ?? [];
    if (!first) throw new Error('no employees');
    const employees = Array.from({ length: 5000 }, (_, place) => ({
      ...first,
      account: makePersonalIban(place),
      taxCode: '',
      amount: '0.37',
    }));
    const id = await sendPayroll({ number: '70', employees, total: '1850.00' });
    await transfer('770', '1850.00');
    await run({ minutes: 2 });
    const startTime = performance.now();
    await run({ minutes: 2 });
    expect(performance.now() - startTime).toBeLessThan(5000);
    expect((await info(id)).status).toBe(5);
    expect(await paidRows(id)).toHaveLength(5000);
    expect(await postedFor(id)).toEqual([
      ['employees:980', '1850.00'],
      [`transit:${TRANSIT}:980`, '-1850.00'],
    ]);
  }, 60_000);

  test('has numbers of its own, and what is stored is what was sent', async () => {
    const id = await storePayroll(preparer, { number: '900' });
    const [next] = await bank.services.db.queries
      .select()
      .from(counter)
      .where(and(eq(counter.name, 'payroll'), eq(counter.companyId, 1001)));
    expect(next?.nextValue).toBe(901);
    const { id: _none, ...sheet } = PAYROLL;
    // Rows maintained by the bank are locked.
    const payroll = await info(id);
    expect(payroll.employees.map(({ fromBank }) => fromBank)).toEqual(
      SEED.employees.filter(({ status }) => status === 'active').map(({ from_bank: fromBank }) => fromBank),
    );
    expect(payroll).toMatchObject({ ...sheet, number: '900', version: 1, creator: 'Перевірна Г. І.' });
    const [row] = await bank.services.db.queries
      .select()
      .from(document)
      .where(eq(document.id, Number(id)));
    expect(row).toMatchObject({ type: 'payroll', accountId: 7001, amount: '252688.83', receiverAccount: TRANSIT });
  });
});

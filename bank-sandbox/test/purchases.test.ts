import {
  dropPayments,
  getCurrencyRequest,
  getPayment,
  listLinkedPayments,
  saveCurrencyRequest,
  savePayment,
  type DocumentRef,
} from '@ncb/shared-kernel/api/contract';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq, sql } from 'drizzle-orm';
import { lockDocument } from '../src/areas/documents/find-document';
import { inTransaction, selectRows, type Queries } from '../src/db';
import { account, currencyFee, document } from '../src/db/schema';
import { succeed } from '../src/outcome';
import { nextNumber, PURCHASE, recall, toRef, saveRequest, TRANSIT_IBAN } from './support/currency-documents';
import { openCurrencyDesk, type CurrencyDesk } from './support/currency-desk';
import { ONE_ENGINE } from './support/engines';
import { ok, PAYMENT, refused } from './support/person';

// Takes longer than most tests.
jest.setTimeout(30_000);

let desk: CurrencyDesk;
beforeAll(async () => {
  desk = await openCurrencyDesk();
}, 60_000);
afterAll(() => desk.bank.close());
beforeEach(() => desk.begin());
afterEach(() => desk.end());

const save = (more: Partial<typeof PURCHASE> = {}) => saveRequest(desk.operator, PURCHASE, more);
const info = async ({ id }: DocumentRef) =>
  (await desk.operator.get(getCurrencyRequest, { type: 3, id })).currencyRequest;
const queries = () => desk.bank.services.db.queries;

async function sendRequest(more: Partial<typeof PURCHASE> = {}): Promise<DocumentRef> {
  const request = await save(more);
  await desk.signAndSend(request);
  return request;
}

test('waits for its hryvnias, then brings the currency, takes the fee and returns the rest', async () => {
  const request = await sendRequest();
  // 1000 × 41.50 × 1.02
  expect(await info(request)).toMatchObject({
    hryvnias: '42330.00',
    transitIban: TRANSIT_IBAN,
    missing: '42330.00',
    lastDay: '2026-07-15',
    quotedRate: '41.85',
    fee: { mode: 'withhold', sum: '124.50', sumLetters: 'UAH' },
  });
  expect(await desk.run()).toEqual([{ id: Number(request.id), status: 4 }]);
  expect(await desk.changes()).toEqual({});
  const payment = await desk.fund(request, '42330.00');
  expect(await desk.run()).toEqual([
    { id: Number(payment.id), status: 5 },
    { id: Number(request.id), status: 5 },
  ]);
  // 41,850 for the dollars at 41.85, 124.50 for the bank (0.3 % of 41,500), 355.50 back.
  expect(await desk.changes()).toEqual({
    7001: '-42330.00',
    7002: '1000.00',
    7009: '355.50',
    'position:840': '-1000.00',
    'position:980': '41850.00',
    'income:980': '124.50',
  });
  const executed = await info(request);
  expect(executed).toMatchObject({ status: 5, confirmDate: '2026-07-15' });
  expect(executed.deal).toEqual({ rate: '41.85', sum: '41850.00', fee: '124.50', feeLetters: 'UAH', rest: '355.50' });
  expect(executed.missing).toBeUndefined();
  expect((await desk.operator.get(listLinkedPayments, { requestId: request.id })).payments).toMatchObject([
    { id: payment.id, status: 5, amount: '42330.00', currencyLetters: 'UAH' },
  ]);
});

test('is not paid for by a call that comes while it is being refused', async () => {
  const request = await save();
  let lock = (): void => undefined;
  const locked = new Promise<void>((resolve) => (lock = resolve));
  let isAnswered = false;
  const isOver = () => isAnswered;
  const refusing = inTransaction(desk.bank.services.db, async (tx) => {
    await lockDocument(tx, 1001, request.id);
    lock();
    // The embedded engine runs one transaction at a time.
    while (ONE_ENGINE.includes('postgres') && !isOver() && !(await isWaitedFor(tx)));
    await tx
      .update(document)
      .set({ status: DocumentStatus.aborted })
      .where(eq(document.id, Number(request.id)));
    return succeed(null);
  });
  await locked;
  const payment = { ...PAYMENT, number: nextNumber(), requestId: request.id };
  const saving = desk.operator.call(savePayment, { type: 1, payment }).finally(() => (isAnswered = true));
  expect(await refusing).toMatchObject({ ok: true });
  expect(await saving).toMatchObject({ ok: false, failure: { code: 'statusForbidsAction' } });
});

test('is not paid instantly: the payment waits for the request', async () => {
  const request = await sendRequest();
  const payment = { ...PAYMENT, number: nextNumber(), requestId: request.id };
  const instant = { type: 1, payment: { ...payment, isInstant: true } } as const;
  const { problems } = (await desk.operator.refused(savePayment, instant)) as { problems: readonly object[] };
  expect(problems).toMatchObject([{ field: 'isInstant', key: 'instantNotTaken' }]);
});

async function isWaitedFor(tx: Queries): Promise<boolean> {
  const waiting = sql`SELECT pid FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid`;
  return (await selectRows<{ pid: number }>(tx, waiting)).length > 0;
}

test('is bought from several payments, as soon as they are enough, to the kopeck', async () => {
  const request = await sendRequest();
  await desk.fund(request, '41974.49');
  await desk.run();
  expect(await desk.outcome(request)).toEqual([4, null]);
  // The required sum exceeds today's cost.
  expect(await info(request)).toMatchObject({ missing: '355.51' });
  await desk.fund(request, '0.01');
  await desk.run();
  expect(await desk.outcome(request)).toEqual([5, null]);
  expect(await desk.changes()).toMatchObject({ 7001: '-41974.50', 7002: '1000.00' });
  expect(await desk.changes()).not.toHaveProperty('7009');
});

test('whose money does not come is refused on the next bank day, and what came goes back', async () => {
  const request = await sendRequest();
  await desk.fund(request, '1000.00');
  await desk.run();
  expect(await desk.changes()).toEqual({ 7001: '-1000.00', 'purchase:980': '1000.00' });
  await desk.nextBankDay();
  expect(await desk.outcome(request)).toEqual([6, 'Кошти для купівлі валюти не надійшли']);
  expect(await desk.changes()).toEqual({ 7001: '-1000.00', 7009: '1000.00' });
});

test('with a value date waits for its money to the end of that day', async () => {
  const request = await sendRequest({ valueDate: '2026-07-16' });
  await desk.nextBankDay();
  expect(await desk.outcome(request)).toEqual([4, null]);
  expect(await recall(desk.director, request)).toEqual([ok(request.id, 0)]);
});

test('that can never be credited returns its money; to the payer if the account for the rest is closed as well', async () => {
  const request = await sendRequest();
  await desk.fund(request, '1000.00');
  await desk.run();
  const close = (id: number, status: 0 | 1) => queries().update(account).set({ status }).where(eq(account.id, id));
  await close(7002, 1);
  await close(7009, 1);
  await desk.run({ minutes: 2 });
  expect(await desk.outcome(request)).toEqual([6, 'Рахунок зарахування закрито']);
  expect(await desk.changes()).toEqual({});
  await close(7002, 0);
  await close(7009, 0);
});

test('can be taken back before money has come for it, not after', async () => {
  const request = await sendRequest();
  expect(await recall(desk.director, request)).toEqual([ok(request.id, 0)]);
  await desk.signAndSend(request);
  await desk.fund(request, '1000.00');
  await desk.run();
  expect(await recall(desk.director, request)).toEqual([refused(request.id, 'bankHasStarted')]);
});

test('money for a request waits on the payer’s own account until it is sent, bars its changes, and is taken at once then', async () => {
  const request = await save();
  const early = await desk.fund(request, '42330.00');
  expect(await desk.run()).toEqual([{ id: Number(early.id), status: 4 }]);
  expect(await desk.changes()).toEqual({ '7001 reserved': '42330.00' });
  const again = { ...PURCHASE, id: request.id, number: nextNumber() };
  expect(await desk.operator.refused(saveCurrencyRequest, { type: 3, currencyRequest: again })).toMatchObject({
    code: 'statusForbidsAction',
  });
  await desk.signAndSend(request);
  await desk.run();
  expect([await desk.outcome(early), await desk.outcome(request)]).toEqual([
    [5, null],
    [5, null],
  ]);
});

test('keeps the payment for it when that payment’s requisites change', async () => {
  const request = await save();
  const payment = { number: nextNumber(), creditIban: TRANSIT_IBAN, receiverCode: '14070197', amount: '10.00' };
  const id = await desk.operator.save({ ...payment, requestId: request.id });
  await desk.operator.save({ ...payment, id, amount: '11.00' });
  expect((await desk.operator.get(listLinkedPayments, { requestId: request.id })).payments).toMatchObject([
    { id, amount: '11.00', status: 0 },
  ]);
});

test('is not deleted while the bank has a payment for it in hand, only after that is taken back', async () => {
  const request = await save();
  const drop = async () => (await desk.operator.get(dropPayments, { type: 'pmt', ids: [request.id] })).verdicts;
  const foreign = await desk.operator.save({ ...PAYMENT, number: nextNumber(), amount: '1.00', requestId: request.id });
  await desk.signAndSend(toRef(foreign, 1));
  expect(await drop()).toMatchObject([{ id: request.id, error: expect.any(String) }]);
  expect(await recall(desk.director, toRef(foreign, 1))).toEqual([ok(foreign, 0)]);
  expect(await drop()).toMatchObject([{ id: request.id, error: null }]);
  expect((await desk.operator.get(getPayment, { id: foreign })).payment.status).toBe(0);
});

test('money for a request that is over, or for none, is refused', async () => {
  const request = await sendRequest();
  await desk.fund(request, '42330.00');
  await desk.run();
  const late = await desk.fund(request, '5.00');
  const unknown = toRef(
    await desk.operator.save({ number: nextNumber(), creditIban: TRANSIT_IBAN, receiverCode: '14070197' }),
    1,
  );
  await desk.signAndSend(unknown);
  await desk.run();
  expect(await desk.outcome(late)).toEqual([6, 'Заявку на купівлю валюти вже виконано']);
  expect(await desk.outcome(unknown)).toEqual([6, 'Платіж на купівлю валюти має посилатися на заявку']);
});

test('at a rate that the bank does not sell at waits that day, and is executed when the rate comes', async () => {
  const request = await sendRequest({ rateType: 2, customerRate: '41,84' });
  await desk.fund(request, '42330.00');
  await desk.run();
  expect(await desk.outcome(request)).toEqual([4, null]);
  await desk.quote('840', { sale: '41.84' });
  await desk.run({ minutes: 2 });
  expect(await desk.changes()).toMatchObject({ 7001: '-42330.00', 7002: '1000.00', 7009: '365.50' });
});

test('whose rate does not come is refused on the next bank day and everything goes back', async () => {
  const request = await sendRequest({ rateType: 4, customerRate: '41.00' });
  await desk.fund(request, '42330.00');
  await desk.run();
  await desk.nextBankDay();
  expect(await desk.outcome(request)).toEqual([6, 'Курс банку не відповідав курсу в заявці']);
  expect(await desk.changes()).toEqual({ 7001: '-42330.00', 7009: '42330.00' });
});

describe('whose fee is debited', () => {
  beforeAll(() =>
    queries().insert(currencyFee).values({
      operation: 3,
      companyId: 1001,
      accountId: 7001,
      mode: 'debit',
      percent: '1',
      minimum: '0',
      feeAccountId: 7009,
    }),
  );
  afterAll(() => queries().delete(currencyFee).where(eq(currencyFee.accountId, 7001)));

  test('holds it on the account from the beginning, and needs that much less money', async () => {
    const request = await sendRequest();
    expect(await desk.changes()).toEqual({ '7009 reserved': '415.00' });
    await desk.fund(request, '41850.00');
    await desk.run();
    expect(await desk.changes()).toMatchObject({ 7001: '-41850.00', 7002: '1000.00', 7009: '-415.00' });
  });

  test('is refused, and its money goes back, when the account of the fee may not pay any more', async () => {
    const allow = (paymentsAllowed: boolean) =>
      queries().update(account).set({ paymentsAllowed }).where(eq(account.id, 7009));
    const request = await sendRequest();
    await desk.fund(request, '41850.00');
    await allow(false);
    await desk.run();
    expect(await desk.outcome(request)).toEqual([6, 'Платежі з рахунку комісії не дозволено']);
    expect(await desk.changes()).toEqual({ 7001: '-41850.00', 7009: '41850.00' });
    await allow(true);
  });
});

test('of a currency whose rate leaves no reserve asks for what it really takes, so that what was asked is enough', async () => {
  await desk.quote('840', { sale: '43.00' });
  const request = await sendRequest();
  expect(await info(request)).toMatchObject({ hryvnias: '43124.50' });
  await desk.fund(request, '43124.50');
  await desk.run();
  expect(await desk.outcome(request)).toEqual([5, null]);
});

import {
  getCurrencyPayment,
  getEvents,
  getPaymentTracking,
  getStatement,
  issuePrintouts,
  listPayments,
  verifyPrintout,
  type CurrencyPaymentToSave,
} from '@ncb/shared-kernel/api/contract';
import { EMPTY_BANK } from '@ncb/shared-kernel/domain/rules';
import { isUetr } from '@ncb/shared-kernel/domain/tracking';
import { Side } from '@ncb/shared-kernel/domain/vocabulary';
import { BANK_DAY } from './support/test-clock';
import { EUROS_WITHIN, recall, savePayment, send, sign } from './support/currency-documents';
import { openCurrencyDesk, type CurrencyDesk } from './support/currency-desk';
import { Operator } from './support/operator';
import { ALL_OPERATIONS, RECENT_DOCUMENTS } from './support/searches';

// Takes longer than most tests.
jest.setTimeout(30_000);

let desk: CurrencyDesk;
let desktop: Operator;
beforeAll(async () => {
  desk = await openCurrencyDesk({ trackingStepMs: 60_000 });
  desktop = new Operator(desk.bank);
}, 60_000);
afterEach(() => desk.end());
afterAll(() => desk.bank.close());

const intermediaryBank = { ...EMPTY_BANK, swift: 'COBADEFFXXX', name: 'COMMERZBANK AG', country: '276' };
const STEP = { minutes: 1 };

const readTracking = (id: string) => desk.director.get(getPaymentTracking, { id });
const readSteps = async (id: string) =>
  (await readTracking(id)).steps.map(({ kind, bic, time, fee }) => [kind, bic, time !== null, fee]);
const readUetr = async (id: string) => (await desk.director.get(getCurrencyPayment, { type: 2, id })).payment.uetr;

async function execute(changes: Partial<CurrencyPaymentToSave>, base?: CurrencyPaymentToSave) {
  const item = await savePayment(desk.operator, changes, base);
  await desk.signAndSend(item);
  await desk.run();
  expect(await desk.outcome(item)).toEqual([5, null]);
  return item.id;
}

describe('the UETR of a currency payment', () => {
  test('is given when the bank accepts it, and stands wherever the payment does', async () => {
    const item = await savePayment(desk.operator);
    expect(await readUetr(item.id)).toBeUndefined();
    await desk.signAndSend(item);
    const uetr = (await readUetr(item.id)) ?? '';
    expect(isUetr(uetr)).toBe(true);
    await desk.run();
    const { rows } = await desk.director.get(listPayments, { ...RECENT_DOCUMENTS, type: 2 });
    expect(rows.find(({ id }) => id === item.id)?.uetr).toBe(uetr);
    const { events } = await desk.operator.get(getEvents, { lastId: null });
    expect(events.find(({ documentId }) => documentId === item.id)?.uetr).toBe(uetr);
    const { statement } = await desk.director.get(getStatement, { ...ALL_OPERATIONS, start: BANK_DAY, end: BANK_DAY });
    const lines = statement.accounts.flatMap(({ documents }) => documents);
    // The fee must not look like a second payment.
    expect(lines.filter((line) => line.uetr === uetr)).toMatchObject([{ documentId: item.id, side: Side.debit }]);
    expect(lines.filter(({ documentId }) => documentId === item.id).length).toBeGreaterThan(1);
  });

  test('stays the same when the payment is taken back and sent again', async () => {
    const item = await savePayment(desk.operator);
    await desk.signAndSend(item);
    const uetr = await readUetr(item.id);
    await recall(desk.director, item);
    await sign(desk.accountant, [item]);
    await sign(desk.director, [item]);
    await send(desk.director, item);
    expect(await readUetr(item.id)).toBe(uetr);
  });
});

describe('the way of a currency payment', () => {
  test('goes from bank to bank by the clock; each tells what it kept when it does', async () => {
    const id = await execute({ intermediaryBank });
    expect(await readSteps(id)).toEqual([
      ['sent', 'SBXXUA2XXXX', true, null],
      ['accepted', 'COBADEFFXXX', false, null],
      ['accepted', 'DEUTDEFFXXX', false, null],
      ['credited', 'DEUTDEFFXXX', false, null],
    ]);
    expect((await readTracking(id)).expected).toBe('2026-07-15');
    desk.bank.clock.pass(STEP);
    expect((await readSteps(id))[1]).toEqual(['accepted', 'COBADEFFXXX', true, '12.00']);
    desk.bank.clock.pass({ minutes: 2 });
    expect((await readSteps(id)).at(-1)).toEqual(['credited', 'DEUTDEFFXXX', true, '5.00']);
    expect((await readTracking(id)).expected).toBeNull();
  });

  test('costs the receiver nothing where the payer pays for all', async () => {
    const id = await execute({ intermediaryBank, feePayer: 'OUR' });
    desk.bank.clock.pass({ minutes: 3 });
    expect((await readSteps(id)).map(([, , , fee]) => fee)).toEqual([null, '0.00', null, '0.00']);
  });

  test('within the bank is over at once', async () => {
    const id = await execute({}, EUROS_WITHIN);
    expect(await readSteps(id)).toEqual([['credited', 'SBXXUA2XXXX', true, '0.00']]);
  });

  test('is told of nothing that the bank has not accepted, nor of somebody else’s', async () => {
    const { id } = await savePayment(desk.operator);
    expect(await desk.director.refused(getPaymentTracking, { id })).toMatchObject({ code: 'notFound' });
  });

  test('is moved on at the operator’s word, and the rest of it follows from there', async () => {
    const id = await execute({ intermediaryBank });
    desk.bank.clock.pass({ seconds: 10 });
    expect(await desktop.press('moveon', { id })).toContain('COMMERZBANK AG');
    expect((await readSteps(id)).map(([, , isReached]) => isReached)).toEqual([true, true, false, false]);
    desk.bank.clock.pass(STEP);
    expect((await readSteps(id)).map(([, , isReached]) => isReached)).toEqual([true, true, true, false]);
  });

  test('ends where a bank sends the payment back: what was not kept returns to the account', async () => {
    const id = await execute({ intermediaryBank });
    desk.bank.clock.pass(STEP);
    const { printouts } = await desk.director.get(issuePrintouts, { documents: [{ id, type: 2 }] });
    const { number = '', amount = '' } = printouts[0] ?? {};
    await desk.begin();
    expect(await desktop.press('sendback', { id, reason: 'Рахунок закрито' })).toContain('988.00');
    expect(await desk.changes()).toMatchObject({ '7003': '988.00' });
    const { steps, expected } = await readTracking(id);
    expect(steps.at(-1)).toMatchObject({ kind: 'rejected', bic: 'DEUTDEFFXXX', reason: 'Рахунок закрито' });
    expect([steps.length, expected]).toEqual([3, null]);
    expect(await desktop.press('moveon', { id })).toBe('Статус документа не дозволяє цю дію.');
    // A printout that said "executed" must not be taken for money that arrived.
    expect(await desk.director.get(verifyPrintout, { number, amount })).toMatchObject({ state: 'returned' });
  });
});

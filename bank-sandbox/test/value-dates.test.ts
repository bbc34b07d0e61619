import {
  getCurrencyPayment,
  getCurrencyRequest,
  getPayment,
  saveCurrencyPayment,
  saveCurrencyRequest,
} from '@ncb/shared-kernel/api/contract';
import { readCanonical } from '@ncb/shared-kernel/domain/documents';
import { eq } from 'drizzle-orm';
import { document, documentVersion } from '../src/db/schema';
import {
  CONVERSION,
  EUROS_ABROAD,
  nextNumber,
  PURCHASE,
  recall,
  toRef,
  SALE,
  savePayment,
  saveRequest,
  send,
  sign,
} from './support/currency-documents';
import { ONE_ENGINE } from './support/engines';
import { Operator } from './support/operator';
import { setUpBank, setUpPerson } from './support/set-up-bank';

jest.setTimeout(30_000);

const [SATURDAY, MONDAY] = ['2026-07-18', '2026-07-20'];
const OF_SATURDAY = { documentDate: SATURDAY };

describe.each(ONE_ENGINE)('the value date on a Saturday, bank on %s', (engine) => {
  const bank = setUpBank({ engine });
  const operator = new Operator(bank);
  const head = setUpPerson(bank, 'director1');
  beforeAll(async () => {
    bank.clock.pass({ seconds: 3 });
    await bank.engine.runOnce();
    await operator.press('day', { days: '3' });
  }, 60_000);

  const stored = async (id: string) => (await head.get(getCurrencyPayment, { id, type: 2 })).payment;
  const execute = async () => {
    bank.clock.pass({ minutes: 2 });
    return bank.engine.runOnce();
  };
  const readRow = async (id: string) => {
    const [row] = await bank.services.db.queries
      .select()
      .from(document)
      .where(eq(document.id, Number(id)));
    return row;
  };
  const readSignedDate = async (id: string) => {
    const { queries } = bank.services.db;
    const rows = await queries
      .select()
      .from(documentVersion)
      .where(eq(documentVersion.documentId, Number(id)));
    const reading = readCanonical(rows.at(-1)?.canonical ?? '');
    return reading.ok ? reading.document.fields.find(({ name }) => name === 'valueDate')?.value : reading.reason;
  };

  test.each([PURCHASE, SALE, CONVERSION])(
    'of a request (type $type) is fixed at saving, signed, and waited for',
    async (request) => {
      const item = await saveRequest(head, { ...request, documentDate: SATURDAY });
      const readShown = async () => {
        const { currencyRequest } = await head.get(getCurrencyRequest, { id: item.id, type: request.type });
        return currencyRequest;
      };
      expect(await readShown()).toMatchObject({ valueDate: MONDAY, isValueDateFixed: true, lastDay: MONDAY });
      expect(await readSignedDate(item.id)).toBe(MONDAY);
      await sign(head, [item]);
      await send(head, item);
      expect(await execute()).toEqual([]);
      expect(await readShown()).toMatchObject({ status: 4, valueDate: MONDAY });
      await recall(head, item);
      expect(await readRow(item.id)).toMatchObject({ valueDate: MONDAY, valueDateFixed: true });
    },
  );

  test.each([
    ['without a day', null, MONDAY],
    ['for a Saturday', SATURDAY, MONDAY],
  ])('of a request that was saved %s before the rule is the next working day', async (_what, valueDate, next) => {
    const item = await saveRequest(head, { ...PURCHASE, documentDate: SATURDAY });
    await sign(head, [item]);
    await send(head, item);
    const { queries } = bank.services.db;
    const old = { valueDate, valueDateFixed: false };
    const id = Number(item.id);
    await queries.update(document).set(old).where(eq(document.id, id));
    expect(await execute()).toEqual([{ id, status: 4 }]);
    expect(await readRow(item.id)).toMatchObject({ status: 4, valueDate: next, confirmedAt: null });
    expect(await execute()).toEqual([]);
    await queries.update(document).set(old).where(eq(document.id, id));
    // The operator too.
    await operator.press('execute', { id: item.id });
    expect(await readRow(item.id)).toMatchObject({ status: 4, valueDate: next });
    await recall(head, item);
  });

  test('of a payment abroad is fixed at saving, signed, and the day on which it is executed', async () => {
    const payment = await savePayment(head, OF_SATURDAY);
    expect(await stored(payment.id)).toMatchObject({ valueDate: MONDAY, isValueDateFixed: true });
    expect(await readSignedDate(payment.id)).toBe(MONDAY);
    await sign(head, [payment]);
    await send(head, payment);
    expect(await execute()).toEqual([]);
    expect(await stored(payment.id)).toMatchObject({ status: 4, valueDate: MONDAY });
    await operator.press('day', { days: '2' });
    expect(await execute()).toEqual([{ id: Number(payment.id), status: 5 }]);
    expect(await stored(payment.id)).toMatchObject({ status: 5, valueDate: MONDAY });
  });

  test('that the bank fixed moves on where it cannot be met any more; the signed text stays', async () => {
    const payment = await savePayment(head, { documentDate: MONDAY });
    expect(await stored(payment.id)).toMatchObject({ valueDate: MONDAY });
    await operator.press('day', { days: '1' });
    await sign(head, [payment]);
    expect(await send(head, payment)).toMatchObject([{ status: 4, error: null }]);
    expect(await stored(payment.id)).toMatchObject({ valueDate: '2026-07-21' });
    expect(await readSignedDate(payment.id)).toBe(MONDAY);
    expect(await execute()).toEqual([{ id: Number(payment.id), status: 5 }]);
  });

  test('that the user chose is the day of execution, and it is no day on which banks are closed', async () => {
    const documentDate = '2026-07-21';
    const abroad = { ...EUROS_ABROAD, number: nextNumber(), documentDate };
    const closed = { field: 'valueDate', key: 'closedValueDate', params: { next: '27.07.2026' } };
    for (const valueDate of ['2026-07-25', '2026-07-26']) {
      expect(await head.refused(saveCurrencyPayment, { type: 2, payment: { ...abroad, valueDate } })).toMatchObject({
        problems: [closed],
      });
      const currencyRequest = { ...PURCHASE, number: nextNumber(), documentDate, valueDate };
      expect(await head.refused(saveCurrencyRequest, { type: 3, currencyRequest })).toMatchObject({
        problems: [closed],
      });
    }
    const payment = await savePayment(head, { documentDate, valueDate: '2026-07-22' });
    expect(await stored(payment.id)).toMatchObject({ valueDate: '2026-07-22' });
    expect((await stored(payment.id)).isValueDateFixed).toBeUndefined();
  });

  test('of a payment in hryvnias is the Sunday on which SEP takes it, and is dropped with the recall', async () => {
    await operator.press('day', { days: '5' });
    const number = nextNumber();
    const chosen = await head.save({ number, documentDate: '2026-07-21', valueDate: '2026-07-26' });
    expect((await readRow(chosen))?.valueDate).toBe('2026-07-26');
    const id = await head.save({ number: nextNumber(), documentDate: '2026-07-21' });
    expect((await head.get(getPayment, { id })).payment.valueDate).toBe('');
    await head.sign(id);
    await head.send(id);
    expect((await head.get(getPayment, { id })).payment.valueDate).toBe('2026-07-26');
    await recall(head, toRef(id, 1));
    expect(await readRow(id)).toMatchObject({ valueDate: null, valueDateFixed: false });
    await head.sign(id);
    await head.send(id);
    await execute();
    expect((await head.get(getPayment, { id })).payment).toMatchObject({ status: 5, valueDate: '2026-07-26' });
  });
});

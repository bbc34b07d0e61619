import { randomUUID } from 'node:crypto';
import { getUserInfo, listPayments, savePayments, type UahPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { and, eq, inArray, like } from 'drizzle-orm';
import { audit, document, idempotencyKey } from '../src/db/schema';
import { ONE_ENGINE } from './support/engines';
import { PAYMENT } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';
import { RECENT_DOCUMENTS } from './support/searches';

const NOBODY = { id: null, error: null, errorCode: null, problems: [] };
const stored = { id: expect.stringMatching(/^\d+$/), error: null, errorCode: null, problems: [] };

describe.each(ONE_ENGINE)('payments of a file, bank on %s', (engine) => {
  const bank = setUpBank({ engine });
  const operator = setUpPerson(bank, 'oper1');

  const query = () => bank.services.db.queries;
  const payment = (number: string, more: Partial<UahPaymentToSave> = {}) => ({ ...PAYMENT, number, ...more });
  const save = (payments: readonly UahPaymentToSave[], all = false, options?: { idempotencyKey: string }) =>
    operator.get(savePayments, { type: 1, all, payments }, options);
  const numbersIn = async (...numbers: readonly string[]) => {
    const rows = await query()
      .select({ number: document.number })
      .from(document)
      .where(and(eq(document.companyId, 1001), inArray(document.number, [...numbers])));
    return rows.map(({ number }) => number).sort();
  };

  test('are stored one by one: what is refused does not stop the others, and each has its result in order', async () => {
    const { results } = await save([
      payment('2001'),
      payment('2002', { amount: '0', receiverName: '' }),
      payment('2001'),
      payment('2003'),
    ]);
    expect(results).toEqual([
      stored,
      {
        id: null,
        error: expect.any(String),
        errorCode: 'validation',
        problems: [
          { field: 'receiverName', key: 'emptyField' },
          { field: 'amount', key: 'lessThan1' },
        ],
      },
      { id: null, error: expect.any(String), errorCode: 'duplicateNumber', problems: [] },
      stored,
    ]);
    expect(await numbersIn('2001', '2002', '2003')).toEqual(['2001', '2003']);
    expect(await operator.get(getUserInfo, { companyRef: '1001' })).toMatchObject({ nextPaymentNumber: 2004 });
  });

  test('each stored one has its own row in the audit trail', async () => {
    const { results } = await save([payment('2011'), payment('2012')]);
    const ids = results.map(({ id }) => id ?? '');
    const rows = await query().select().from(audit).where(inArray(audit.objectId, ids));
    expect(rows.map(({ action, objectType, result }) => [action, objectType, result])).toEqual([
      ['savePayment', 'document', 'ok'],
      ['savePayment', 'document', 'ok'],
    ]);
  });

  test('all or none: one that is refused leaves none stored, and only it has an error', async () => {
    const { results } = await save([payment('2021'), payment('2021'), payment('2022', { amount: 'x' })], true);
    expect(results).toEqual([
      NOBODY,
      expect.objectContaining({ id: null, errorCode: 'duplicateNumber' }),
      expect.objectContaining({ id: null, problems: [{ field: 'amount', key: 'incorrectAmount' }] }),
    ]);
    expect(await numbersIn('2021', '2022')).toEqual([]);
    expect((await save([payment('2021'), payment('2022')], true)).results).toEqual([stored, stored]);
  });

  test.each([false, true])('the same request under the same key is stored once (all: %s)', async (all) => {
    const [key, number] = [randomUUID(), all ? '2031' : '2032'];
    const first = await save([payment(number), payment(`${number}9`)], all, { idempotencyKey: key });
    const again = await save([payment(number), payment(`${number}9`)], all, { idempotencyKey: key });
    expect(again).toEqual(first);
    const other = { type: 1 as const, all, payments: [payment('2039')] };
    expect(await operator.refused(savePayments, other, { idempotencyKey: key })).toMatchObject({
      code: 'idempotencyKeyReused',
    });
  });

  test('a request that broke off goes on where it stopped', async () => {
    const key = randomUUID();
    const payments = [payment('2041'), payment('2042')];
    const first = await save(payments, false, { idempotencyKey: key });
    // Simulates a crash of the bank.
    await query()
      .delete(idempotencyKey)
      .where(like(idempotencyKey.key, `${key}#1`));
    await query()
      .update(document)
      .set({ number: '2043' })
      .where(eq(document.id, Number(first.results[1]?.id)));
    const again = await save(payments, false, { idempotencyKey: key });
    expect(again.results[0]).toEqual(first.results[0]);
    expect(again.results[1]).toEqual(stored);
    expect(again.results[1]?.id).not.toBe(first.results[1]?.id);
  });

  test('a refused whole leaves the key free for the corrected one', async () => {
    const key = randomUUID();
    await save([payment('2051', { amount: '0' })], true, { idempotencyKey: key });
    const { results } = await save([payment('2051')], true, { idempotencyKey: key });
    expect(results).toEqual([stored]);
  });

  test('somebody else’s account and document are refused as in a single payment', async () => {
    const { results } = await save([payment('2061', { debitAccountId: '7013' }), payment('2062', { id: '999999' })]);
    expect(results.map(({ errorCode }) => errorCode)).toEqual(['validation', 'notFound']);
  });

  test('a thousand at once take seconds, more are refused, none is nothing', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => payment(String(3001 + index)));
    expect(await operator.refused(savePayments, { type: 1, all: false, payments: many })).toMatchObject({
      code: 'badRequest',
    });
    // CPU time: other test files run in parallel.
    const cpuStart = process.cpuUsage();
    const { results } = await save(many.slice(0, 1000), true);
    expect(results.every(({ id }) => id !== null)).toBe(true);
    const { user, system } = process.cpuUsage(cpuStart);
    expect((user + system) / 1000).toBeLessThan(25_000);
    expect((await save([])).results).toEqual([]);
    expect((await operator.get(listPayments, { ...RECENT_DOCUMENTS, status: 0, type: 1 })).rows.length).toBeGreaterThan(
      1000,
    );
  }, 180_000);
});

import { sql } from 'drizzle-orm';
import { ENGINES, openMigrated } from '../../test/support/engines';
import { findSqlFailure, type Database } from '../db';
import { account, company, glEntry } from '../db/schema';
import {
  findHolds,
  ensureInternalAccount,
  findLedgerFaults,
  post,
  releaseHolds,
  placeHolds,
  type Movement,
} from './index';

const AT = new Date('2026-07-15T09:00:00Z');
const DAY = '2026-07-15';

const TWO_DOCUMENTS = `
  INSERT INTO app_user (id, login, password_hash, last_name, first_name, tax_code, phone, email, status)
    VALUES (1, 'a', '', 'A', 'A', '', '', '', 2);
  INSERT INTO document (id, type, company_id, number, document_date, account_id, amount, currency_code,
      currency_letters, receiver_name, receiver_code, receiver_account, receiver_is_resident, receiver_has_code,
      purpose, status, due_at, creator_id, created_at)
    SELECT id, 1, 1, id::text, '${DAY}', 2, 30, '980', 'UAH', '', '', '', true, true, '', 4, '${DAY}', 1, '${DAY}'
      FROM generate_series(1, 2) AS id`;

describe.each(ENGINES)('the ledger on %s', (engine) => {
  let db: Database;
  let equity: number;
  beforeAll(async () => {
    db = await openMigrated(engine);
    await db.queries
      .insert(company)
      .values({ id: 1, shortName: 'A', fullName: 'A', code: '1', status: 2, signScheme: 'one' });
    await db.queries.insert(account).values([accountRow(1), accountRow(2), { ...accountRow(3), kind: 'credit' }]);
    await db.run(TWO_DOCUMENTS);
    equity = await db.transaction((tx) => ensureInternalAccount(tx, 'equity'));
    await move([1, '100.00'], [equity, '-100.00']);
  }, 30_000);
  afterAll(() => db.close());

  const move = (...movements: readonly (readonly [number, string])[]) =>
    db.transaction((tx) =>
      post(tx, {
        kind: 'opening',
        documentId: null,
        bankDay: DAY,
        at: AT,
        movements: movements.map(([accountId, amount]): Movement => ({ accountId, amount })),
      }),
    );
  const state = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      return findSqlFailure(error);
    }
    return null;
  };
  const balances = async () =>
    (
      await db.queries
        .select()
        .from(account)
        .where(sql`kind <> 'internal'`)
        .orderBy(account.id)
    ).map(({ balance }) => balance);

  test('a posting moves balances and each entry knows the balance after it', async () => {
    await move([1, '-30.50'], [2, '30.50']);
    expect(await balances()).toEqual(['69.50', '30.50', '0.00']);
    const entries = await db.queries.select().from(glEntry).orderBy(glEntry.id);
    expect(entries.slice(-2).map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      ['-30.50', '69.50'],
      ['30.50', '30.50'],
    ]);
    expect(await findLedgerFaults(db.queries)).toEqual([]);
  });

  test('a posting that does not sum to zero is refused by the database itself', async () => {
    expect(await state(move([1, '-1.00'], [2, '0.99']))).toMatchObject({ state: '23514' });
    expect(await balances()).toEqual(['69.50', '30.50', '0.00']);
  });

  test('a current account cannot be overdrawn, a credit account is below zero by its nature', async () => {
    expect(await state(move([1, '-69.51'], [2, '69.51']))).toMatchObject({ constraint: 'no_overdraw' });
    await move([3, '-500.00'], [1, '500.00']);
    expect(await balances()).toEqual(['569.50', '30.50', '-500.00']);
    await move([3, '500.00'], [1, '-500.00']);
  });

  test('a reserved amount cannot be spent, and cannot be given back twice', async () => {
    const holding = (id: number, amount: string) => [{ accountId: id, amount }];
    await db.transaction((tx) => placeHolds(tx, 1, holding(2, '30.00')));
    expect(await db.transaction((tx) => findHolds(tx, 1))).toEqual(holding(2, '30.00'));
    expect(await state(db.transaction((tx) => placeHolds(tx, 2, holding(2, '0.51'))))).toMatchObject({
      constraint: 'no_overdraw',
    });
    expect(await state(move([2, '-0.51'], [1, '0.51']))).toMatchObject({ constraint: 'no_overdraw' });
    await db.transaction((tx) => releaseHolds(tx, 1, holding(2, '30.00')));
    expect(await db.transaction((tx) => findHolds(tx, 1))).toEqual([]);
    expect(await state(db.transaction((tx) => releaseHolds(tx, 1, holding(2, '0.01'))))).toMatchObject({
      constraint: 'held_not_negative',
    });
  });

  test('nothing that was posted can be changed or deleted', async () => {
    for (const statement of [
      'UPDATE gl_entry SET amount = 1',
      'DELETE FROM gl_entry',
      'DELETE FROM gl_txn',
      'TRUNCATE gl_entry',
    ]) {
      expect(await state(db.run(statement))).toMatchObject({ state: '42501' });
    }
  });

  test('a fault is found wherever it is: this is what proves the proofs', async () => {
    await db.run(`UPDATE account SET balance = balance + 1, held = 5 WHERE id = 1`);
    expect(await findLedgerFaults(db.queries)).toEqual([
      { what: 'balanceIsNotSumOfEntries', where: '1' },
      { what: 'reservedIsNotSumOfHolds', where: '1' },
    ]);
    await db.run(`UPDATE account SET balance = balance - 1, held = 0 WHERE id = 1`);
    expect(await findLedgerFaults(db.queries)).toEqual([]);
  });

  test('transfers to and fro at the same time neither block each other nor lose a kopeck', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0 ? move([1, '-0.01'], [2, '0.01']) : move([2, '-0.01'], [1, '0.01']),
      ),
    );
    expect(await balances()).toEqual(['69.50', '30.50', '0.00']);
    expect(await findLedgerFaults(db.queries)).toEqual([]);
  });
});

function accountRow(id: number): typeof account.$inferInsert {
  return {
    id,
    kind: 'current',
    companyId: 1,
    number: String(id),
    currencyCode: '980',
    currencyLetters: 'UAH',
    status: 0,
    balance: '0.00',
  };
}

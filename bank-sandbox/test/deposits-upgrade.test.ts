import { sql } from 'drizzle-orm';
import { computeAccruedInterest } from '@ncb/shared-kernel/domain/interest';
import { asc, eq } from 'drizzle-orm';
import { readRunning } from '../src/areas/deposits/running-deposit';
import { MIGRATIONS_DIR } from '../src/package-files';
import { migrate, readMigrations } from '../src/db/migrate';
import { application, deposit, depositOperation } from '../src/db/schema';
import { selectRows, type Database } from '../src/db';
import { storeEarlierOperations } from '../src/seed/seed-deposits';
import { ENGINES, openEmpty } from './support/engines';

const MIGRATIONS = readMigrations(MIGRATIONS_DIR);
const isBefore =
  (id: string) =>
  ({ id: otherId }: { readonly id: string }) =>
    otherId < id;

/** Data older than the offers. */
const OLD_DATA = [
  `INSERT INTO company (id, short_name, full_name, code, status, sign_scheme)
   VALUES (1, 'ТОВ «Давнє»', 'ТОВ «Давнє»', '12345678', 2, 'two')`,
  `INSERT INTO app_user (id, login, password_hash, last_name, first_name, tax_code, phone, email, status)
   VALUES (1, 'davnij', 'x', 'Давній', 'Іван', '1234567890', '+380500000000', 'd@example.com', 1)`,
  `INSERT INTO account (id, kind, company_id, iban, number, currency_code, currency_letters, status, balance)
   VALUES (1, 'current', 1, 'UA1', '26001', '980', 'UAH', 0, 0), (2, 'current', 1, 'UA2', '26002', '978', 'EUR', 0, 0)`,
  `INSERT INTO application
     (id, company_id, kind, status, currency_code, currency_letters, amount, months, purpose, account_id, payout, renews,
      creator_id, submitted_at, decided_at, reason)
   VALUES
     (1, 1, 'deposit', 0, '980', 'UAH', 1000, 3, '', 1, 'at_end', true, 1, '2026-01-10', NULL, NULL),
     (2, 1, 'deposit', 2, '980', 'UAH', 200000, 6, '', 1, 'monthly', true, 1, '2026-01-10', '2026-01-11', NULL),
     (3, 1, 'deposit', 3, '978', 'EUR', 500, 1, '', 2, 'at_end', false, 1, '2026-01-10', '2026-01-11', 'Замало'),
     (4, 1, 'credit', 1, '980', 'UAH', 90000, 12, 'Обладнання', NULL, NULL, false, 1, '2026-01-10', NULL, NULL)`,
  `INSERT INTO deposit
     (id, company_id, application_id, number, status, start_date, end_date, rate, currency_code, currency_letters,
      amount, payout, renews, paid_until, due_date, account_id)
   VALUES
     (1, 1, 2, 'ДП-1', 'active', '2026-01-11', '2026-07-11', 12, '980', 'UAH', 200000, 'monthly', true,
      '2026-03-11', '2026-04-11', 1),
     (2, 1, NULL, 'ДП-2', 'closed', '2025-06-01', '2025-07-01', 3, '978', 'EUR', 1000, 'at_end', false,
      '2025-07-01', '2025-07-01', 2),
     (3, 1, NULL, 'ДП-3', 'active', '2026-02-01', '2026-02-08', 5, '980', 'UAH', 70000, 'at_end', false,
      '2026-02-01', '2026-02-08', 1)`,
];

describe.each(ENGINES)('deposits of the time before the offers, on %s', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await openEmpty(engine);
    await migrate(db, MIGRATIONS.filter(isBefore('0025')));
    for (const statement of OLD_DATA) await db.queries.execute(sql.raw(statement));
    await migrate(db, MIGRATIONS);
    await db.transaction(storeEarlierOperations);
  }, 60_000);
  afterAll(() => db.close());

  test('keep their applications: what they said of another term, and where what comes back goes', async () => {
    const { id, status, renewals, accountId, interestAccountId, returnAccountId, offerId, rate } = application;
    const rows = await db.queries
      .select({ id, status, renewals, accountId, interestAccountId, returnAccountId, offerId, rate })
      .from(application)
      .orderBy(asc(id));
    const nothing = { offerId: null, rate: null };
    expect(rows).toEqual([
      { id: 1, status: 0, renewals: 12, accountId: 1, interestAccountId: 1, returnAccountId: 1, ...nothing },
      { id: 2, status: 2, renewals: 12, accountId: 1, interestAccountId: 1, returnAccountId: 1, ...nothing },
      { id: 3, status: 3, renewals: 0, accountId: 2, interestAccountId: 2, returnAccountId: 2, ...nothing },
      { id: 4, status: 1, renewals: 0, accountId: null, interestAccountId: null, returnAccountId: null, ...nothing },
    ]);
  });

  test('have a term in months, also one of a week, and say nothing of what their contracts did not', async () => {
    const rows = await db.queries.select().from(deposit).orderBy(asc(deposit.id));
    expect(rows).toMatchObject([
      { id: 1, months: 6, renewals: 12, basis: 'act/365', interestAccountId: 1, amount: '200000.00' },
      { id: 2, months: 1, renewals: 0, interestAccountId: 2, status: 'closed' },
      { id: 3, months: 1, renewals: 0, interestAccountId: 1 },
    ]);
    for (const { offerId, earlyRate, topUpMinimum, topUpUntil } of rows)
      expect([offerId, earlyRate, topUpMinimum, topUpUntil]).toEqual([null, null, null, null]);
  });

  test('get the operations that there were: two months paid, one returned with its interest, one only placed', async () => {
    const { depositId, day, kind, amount } = depositOperation;
    const rows = await db.queries
      .select({ depositId, day, kind, amount })
      .from(depositOperation)
      .orderBy(asc(depositOperation.id));
    expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
      '1 2026-01-11 placed 200000.00',
      '1 2026-02-11 interest 2038.36',
      '1 2026-03-11 interest 1841.09',
      '2 2025-06-01 placed 1000.00',
      '2 2025-07-01 interest 2.38',
      '2 2025-07-01 returned 1000.00',
      '3 2026-02-01 placed 70000.00',
    ]);
    await db.transaction(storeEarlierOperations);
    expect(await db.queries.$count(depositOperation)).toBe(rows.length);
  });

  test('go on earning from where they were', async () => {
    const [monthly] = await db.queries.select().from(deposit).where(eq(deposit.id, 1));
    if (!monthly) throw new Error('the deposit is gone');
    // From 12 March to 10 April, thirty days: 200,000 × 12 % × 30 / 365.
    expect(computeAccruedInterest(await readRunning(db.queries, monthly), '2026-04-11')).toBe('1972.60');
  });

  test('leave no column of the old way of saying it', async () => {
    const columns = await selectRows<{ name: string }>(
      db.queries,
      sql`SELECT table_name || '.' || column_name AS name FROM information_schema.columns
          WHERE table_name IN ('application', 'deposit') AND column_name IN ('renews', 'paid_until')`,
    );
    expect(columns).toEqual([]);
  });
});

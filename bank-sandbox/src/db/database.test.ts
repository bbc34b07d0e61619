import { sql } from 'drizzle-orm';
import { ENGINES, openMigrated } from '../../test/support/engines';
import { succeed, refuse } from '../outcome';
import { inTransaction } from './in-transaction';
import type { Database, Queries } from './database';
import { selectRows } from './select-rows';
import { bank, bankState, document } from './schema';

describe.each(ENGINES)('the database on %s', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await openMigrated(engine);
  }, 30_000);
  afterAll(() => db.close());
  beforeEach(() => db.queries.delete(bank));

  const add = (queries: Queries, code: string) => queries.insert(bank).values({ code, name: code });
  const codes = async () => (await db.queries.select().from(bank).orderBy(bank.code)).map(({ code }) => code);

  test('int8, dates, moments and arrays of amounts come in one form, whatever the engine', async () => {
    const [row] = await selectRows(
      db.queries,
      sql`SELECT 1::int8 AS small, 9007199254740991::int8 AS large, date '2026-07-15' AS day,
        timestamptz '2026-07-15 12:00:00+03' AS moment, 12.30::numeric(18,2) AS amount,
        ARRAY[0.10, 12.30]::numeric(18,2)[] AS amounts, null::int8 AS nothing`,
    );
    expect(row).toEqual({
      small: 1,
      large: 9_007_199_254_740_991,
      day: '2026-07-15',
      moment: '2026-07-15 09:00:00+00',
      amount: '12.30',
      amounts: '{0.10,12.30}',
      nothing: null,
    });
  });

  test('a transaction that fails is undone and takes no statement of others with it', async () => {
    const failing = db.transaction(async (tx) => {
      await add(tx, '000001');
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('given up');
    });
    const other = add(db.queries, '000002');
    await expect(failing).rejects.toThrow('given up');
    await other;
    expect(await codes()).toEqual(['000002']);
  });

  test('transactions at the same time each keep their own work', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => String(index).padStart(6, '0'));
    await Promise.all(
      numbers.map((code) =>
        db.transaction(async (tx) => {
          await add(tx, code);
          await new Promise((resolve) => setImmediate(resolve));
        }),
      ),
    );
    expect(await codes()).toEqual(numbers);
  });

  test('using the outer database inside a transaction throws at once instead of waiting for ever', async () => {
    await expect(db.transaction(async () => db.queries.select().from(bank))).rejects.toThrow();
    await expect(db.transaction(() => db.transaction(() => Promise.resolve()))).rejects.toThrow('inside a transaction');
  });

  test.each(['40001', '40P01'])('work that failed with %s is done again', async (state) => {
    let runs = 0;
    await db.transaction(async (tx) => {
      runs += 1;
      await add(tx, '000001');
      if (runs < 3) await raise(tx, state);
    });
    expect([runs, await codes()]).toEqual([3, ['000001']]);
  });

  test('work that failed for another reason is not done again', async () => {
    let runs = 0;
    const work = db.transaction(async (tx) => {
      runs += 1;
      await raise(tx, '22012');
    });
    await expect(work).rejects.toThrow();
    expect(runs).toBe(1);
  });

  test('a refusal rolls everything back, a good outcome commits', async () => {
    const refused = await inTransaction(db, async (tx) => {
      await add(tx, '000001');
      return refuse('notFound');
    });
    expect([refused, await codes()]).toEqual([{ ok: false, refusal: { code: 'notFound' } }, []]);
    await inTransaction(db, async (tx) => succeed(await add(tx, '000002')));
    expect(await codes()).toEqual(['000002']);
  });

  test('a constraint that has a refusal of its own is answered with it, any other stays an error', async () => {
    const named = (constraint: string) =>
      inTransaction(db, async (tx) => succeed(await raise(tx, '23514', constraint)));
    expect(await named('no_overdraw')).toEqual({ ok: false, refusal: { code: 'insufficientFunds' } });
    expect(await named('document_number_once')).toEqual({ ok: false, refusal: { code: 'duplicateNumber' } });
    await expect(named('held_not_negative')).rejects.toThrow();
  });

  test('a row that somebody has locked is passed over, and can still be referred to', async () => {
    const locked = () => db.queries.select().from(bankState).for('no key update', { skipLocked: true });
    expect(await locked()).toHaveLength(1);
    expect(await db.transaction((tx) => tx.select().from(document).for('no key update', { skipLocked: true }))).toEqual(
      [],
    );
  });
});

test('a loop of queries leaves timers their turn', async () => {
  const db = await openMigrated('pglite');
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 1);
  for (let index = 0; index < 200; index += 1) await db.queries.select().from(bankState);
  clearInterval(timer);
  await db.close();
  expect(ticks).toBeGreaterThan(5);
});

async function raise(tx: Queries, state: string, constraint = ''): Promise<void> {
  await tx.execute(
    sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'test' USING ERRCODE = '${state}', CONSTRAINT = '${constraint}'; END $$`),
  );
}

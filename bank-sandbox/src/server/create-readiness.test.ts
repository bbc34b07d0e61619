import { ENGINES, openMigrated } from '../../test/support/engines';
import type { Database } from '../db';
import { createReadiness } from './create-readiness';

describe.each(ENGINES)('whether the bank can write, on %s', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await openMigrated(engine);
  }, 60_000);
  afterAll(() => db.close());

  /** Results are cached for a second. */
  const obstacle = (limitMs?: number) => createReadiness(db, limitMs)();

  test('nothing keeps a sound database from being written, and each check leaves its moment', async () => {
    expect(await obstacle()).toBeNull();
    const { rows: before } = (await db.queries.execute('SELECT checked_at FROM write_check')) as Rows;
    expect(await obstacle()).toBeNull();
    const { rows: after } = (await db.queries.execute('SELECT checked_at FROM write_check')) as Rows;
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
  });

  test('a database that only reads, as a standby does, is told', async () => {
    await setReadOnly('on');
    try {
      expect(await obstacle()).toBe('readOnly');
    } finally {
      await setReadOnly('off');
    }
    expect(await obstacle()).toBeNull();
  });

  test('a full disk is told', async () => {
    await db.run(`CREATE FUNCTION refuse_space() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
    await db.run(`CREATE TRIGGER full_disk BEFORE INSERT ON write_check EXECUTE FUNCTION refuse_space()`);
    try {
      expect(await obstacle()).toBe('diskFull');
    } finally {
      await db.run('DROP FUNCTION refuse_space CASCADE');
    }
  });

  test('a check that overruns its limit says so, and is the only one until it ends', async () => {
    const ready = createReadiness(db, 100);
    let letGo = () => {};
    let holds = () => {};
    const release = new Promise<void>((resolve) => (holds = resolve));
    const holding = db.transaction(async (tx) => {
      await tx.execute('LOCK TABLE write_check IN ACCESS EXCLUSIVE MODE');
      holds();
      await new Promise<void>((resolve) => (letGo = resolve));
    });
    await release;
    expect(await Promise.all([ready(), ready()])).toEqual(['timeout', 'timeout']);
    expect(await ready()).toBe('timeout');
    letGo();
    await holding;
    expect(await ready()).toBeNull();
  });

  /** Applies to open and new sessions. */
  async function setReadOnly(value: 'on' | 'off'): Promise<void> {
    if (engine === 'pglite') return db.run(`SET default_transaction_read_only = ${value}`);
    const [{ name } = { name: '' }] = (
      (await db.queries.execute('SELECT current_database() AS name')) as { rows: { name: string }[] }
    ).rows;
    await db.run(`BEGIN READ WRITE; ALTER DATABASE ${name} SET default_transaction_read_only = ${value}; COMMIT`);
    await db.run(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    await db.run(`SET SESSION default_transaction_read_only = ${value}`);
  }
});

interface Rows {
  readonly rows: readonly { readonly checked_at: string }[];
}

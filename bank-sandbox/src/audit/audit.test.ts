import { sql } from 'drizzle-orm';
import { ENGINES, openMigrated } from '../../test/support/engines';
import { selectRows, findSqlFailure, type Database } from '../db';
import { findBrokenAuditRow, writeAudit } from './index';

const AT = new Date('2026-07-15T09:00:00.123Z');

describe.each(ENGINES)('the audit trail on %s', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await openMigrated(engine);
    await Promise.all(Array.from({ length: 20 }, () => db.transaction((tx) => writeAudit(tx, ENTRY))));
  }, 30_000);
  afterAll(() => db.close());

  test('rows written at the same time form one chain without gaps', async () => {
    const rows = await selectRows<{ id: number }>(db.queries, sql`SELECT id FROM audit ORDER BY id`);
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(await findBrokenAuditRow(db.queries)).toBeNull();
  });

  test('a rolled back transaction leaves no row and no gap', async () => {
    const failing = db.transaction(async (tx) => {
      await writeAudit(tx, ENTRY);
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow();
    await writeAudit(db.queries, ENTRY);
    expect(await findBrokenAuditRow(db.queries)).toBeNull();
  });

  test('rows cannot be changed or deleted', async () => {
    for (const statement of [`UPDATE audit SET result = 'ok'`, 'DELETE FROM audit', 'TRUNCATE audit']) {
      const failure = await db.run(statement).catch(findSqlFailure);
      expect(failure).toMatchObject({ state: '42501' });
    }
  });

  test('whoever gets round that is found: the chain names the changed row, the row after a hole, a cut end', async () => {
    const forged = async (statement: string) => {
      await db.run('ALTER TABLE audit DISABLE TRIGGER audit_append_only');
      let brokenRow: number | null = null;
      const undone = db.transaction(async (tx) => {
        await tx.execute(sql.raw(statement));
        brokenRow = await findBrokenAuditRow(tx);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      await db.run('ALTER TABLE audit ENABLE TRIGGER audit_append_only');
      return brokenRow;
    };
    expect(await forged(`UPDATE audit SET result = 'forbidden' WHERE id = 7`)).toBe(7);
    expect(await forged('DELETE FROM audit WHERE id = 7')).toBe(8);
    expect(await forged('DELETE FROM audit WHERE id > 15')).toBe(0);
    expect(await findBrokenAuditRow(db.queries)).toBeNull();
  });
});

const ENTRY = {
  at: AT,
  actor: { userId: null, companyId: null, address: '127.0.0.1' },
  action: 'signIn',
  result: 'invalid_credentials',
} as const;

import { ActionType } from '@ncb/shared-kernel/domain/vocabulary';
import { sql } from 'drizzle-orm';
import { openEmpty } from '../../test/support/engines';
import { findBrokenActionEntry } from '../../test/support/find-broken-action-entry';
import { MIGRATIONS_DIR } from '../package-files';
import { migrate, readMigrations } from '../db/migrate';
import { selectRows } from '../db';

const MIGRATIONS = readMigrations(MIGRATIONS_DIR);

test('what was done before the journal had numbers gets them, in its order, and the chain is whole', async () => {
  const db = await openEmpty('pglite');
  try {
    await migrate(
      db,
      MIGRATIONS.filter(({ id }) => id < '0035'),
    );
    for (const [action, result, companyId] of [
      ['savePayment', 'ok', 1003],
      ['delete', 'forbidden', 1003],
      ['guard', 'ok', 1003],
      ['signAll', 'ok', 1003],
      ['signIn', 'ok', null],
      ['send', 'ok', 1001],
    ] as const)
      await db.queries.execute(sql`INSERT INTO audit (at, user_id, company_id, address, action, result)
        VALUES (now(), 505, ${companyId}, '127.0.0.1', ${action}, ${result})`);
    await migrate(db, MIGRATIONS);
    const entries = await selectRows(
      db.queries,
      sql`SELECT company_id, number, word FROM action_entry ORDER BY company_id, number`,
    );
    expect(entries).toEqual([
      { company_id: 1001, number: 1, word: ActionType.send },
      { company_id: 1003, number: 1, word: ActionType.createPayment },
      { company_id: 1003, number: 2, word: ActionType.signAll },
    ]);
    expect(await findBrokenActionEntry(db.queries, 1003)).toBeNull();
  } finally {
    await db.close();
  }
}, 60_000);

import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { ENGINES, openEmpty, openMigrated } from '../../test/support/engines';
import { MIGRATIONS_DIR } from '../package-files';
import type { Database } from './database';
import { migrate, readMigrations } from './migrate';
import { selectRows } from './select-rows';
import * as schema from './schema';

const MIGRATIONS = readMigrations(MIGRATIONS_DIR);

describe.each(ENGINES)('migrations on %s', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await openEmpty(engine);
  }, 30_000);
  afterAll(() => db.close());

  test('a new database gets all of them, the next start none', async () => {
    expect(await migrate(db, MIGRATIONS)).toEqual(MIGRATIONS.map(({ id }) => id));
    expect(await migrate(db, MIGRATIONS)).toEqual([]);
  });

  test('one that was changed after it had been applied stops the start, because the database is not what it says', async () => {
    const changed = MIGRATIONS.map((item, index) => (index === 0 ? { ...item, checksum: 'another' } : item));
    await expect(migrate(db, changed)).rejects.toThrow(/0001_bank was changed/);
  });

  test('one that this version does not know stops the start and says what to do', async () => {
    await expect(migrate(db, MIGRATIONS.slice(0, -1))).rejects.toThrow(
      /newer version .* \(migration \d{4}_\w+\).* another NCB_DATA_DIR or DATABASE_URL/,
    );
  });

  test('one that fails leaves nothing behind, so that it can be corrected and tried again', async () => {
    const broken = [
      ...MIGRATIONS,
      { id: '9999_broken', checksum: 'x', statements: ['CREATE TABLE half (id int)', 'SELECT no_such_column'] },
    ];
    await expect(migrate(db, broken)).rejects.toThrow();
    expect(await selectRows(db.queries, sql`SELECT to_regclass('half') AS half`)).toEqual([{ half: null }]);
  });

  test('Ukrainian letters are sorted by the alphabet, not by their numbers', async () => {
    const words = ['яблуко', 'йод', 'їжак', 'іній', 'Ґава', 'ґава', 'гак', 'єнот', 'день', 'bank'];
    const rows = await selectRows<{ word: string }>(
      db.queries,
      sql`SELECT word FROM unnest(${sql.param(words)}::text[]) AS t(word) ORDER BY word COLLATE ukr`,
    );
    expect(rows.map(({ word }) => word)).toEqual([
      ...['гак', 'ґава', 'Ґава', 'день', 'єнот', 'іній', 'їжак', 'йод', 'яблуко', 'bank'],
    ]);
  });
});

describe.each(ENGINES)('the schema on %s', (engine) => {
  test('has the columns, types and nullability that the migrations made', async () => {
    const db = await openMigrated(engine);
    try {
      expect(describeSchema()).toEqual(await describeDatabase(db));
    } finally {
      await db.close();
    }
  }, 30_000);
});

function describeSchema(): readonly string[] {
  return Object.values(schema)
    .filter((item) => item instanceof PgTable)
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map((column) =>
        line(name, column.name, column.getSQLType().replaceAll(', ', ','), column.notNull),
      );
    })
    .sort();
}

async function describeDatabase(db: Database): Promise<readonly string[]> {
  const rows = await selectRows<{ relation: string; name: string; type: string; required: boolean }>(
    db.queries,
    sql`SELECT c.relname AS relation, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
        a.attnotnull AS required
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
        AND c.relname <> 'migration'`,
  );
  return rows.map(({ relation, name, type, required }) => line(relation, name, type, required)).sort();
}

function line(table: string, column: string, type: string, required: boolean): string {
  return `${table}.${column} ${type} ${required ? 'not null' : 'null'}`;
}

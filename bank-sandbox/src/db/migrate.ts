import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from './database';
import { selectRows } from './select-rows';

const LOCK = 7_301_607;

interface Migration {
  readonly id: string;
  readonly statements: readonly string[];
  readonly checksum: string;
}

/** Reads `NNNN_name.sql` files in order; statements are separated by a line `--;;`. */
export function readMigrations(directory: string): readonly Migration[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(directory, name), 'utf8');
      return {
        id: name.replace(/\.sql$/, ''),
        statements: text.split(/^--;;$/m).map((statement) => statement.trim()),
        checksum: createHash('sha256').update(text).digest('hex'),
      };
    });
}

/**
 * Migrates forward only, in one transaction.
 * @returns the ids of the migrations applied now
 * @throws Error if an applied migration was changed or is unknown: the database differs from the files
 */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    // Another process's migrations may exceed the usual limits.
    await tx.execute(sql`SET LOCAL lock_timeout = 0`);
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    const applied = await readApplied(tx);
    refuseUnknown(applied, migrations);
    const pending = migrations.filter((migration) => !isApplied(migration, applied));
    for (const migration of pending) {
      for (const statement of migration.statements) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`INSERT INTO migration (id, checksum, applied_at) VALUES (${migration.id}, ${migration.checksum}, now())`,
      );
    }
    return pending.map(({ id }) => id);
  });
}

async function readApplied(tx: Queries): Promise<ReadonlyMap<string, string>> {
  await tx.execute(
    sql`CREATE TABLE IF NOT EXISTS migration (
      id text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL)`,
  );
  const rows = await selectRows<{ id: string; checksum: string }>(tx, sql`SELECT id, checksum FROM migration`);
  return new Map(rows.map(({ id, checksum }) => [id, checksum]));
}

function refuseUnknown(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const ids = new Set(migrations.map(({ id }) => id));
  const [unknown] = [...applied.keys()].filter((id) => !ids.has(id));
  if (unknown !== undefined)
    throw new Error(
      `A newer version of the bank has worked on this database (migration ${unknown}). ` +
        'Start that version, or give this one another NCB_DATA_DIR or DATABASE_URL.',
    );
}

function isApplied({ id, checksum }: Migration, applied: ReadonlyMap<string, string>): boolean {
  const ids = applied.get(id);
  if (ids !== undefined && ids !== checksum) throw new Error(`migration ${id} was changed after it had been applied`);
  return ids !== undefined;
}

import { randomBytes } from 'node:crypto';
import { MIGRATIONS_DIR } from '../../src/assets';
import { databaseOver, type Database } from '../../src/db/database';
import { migrate, readMigrations } from '../../src/db/migrate';
import { openPGlite } from '../../src/db/pglite';
import { openPostgres } from '../../src/db/postgres';
import type { DatabasePlace } from '../../src/db';
import { emptyDatabase, urlOf } from './template';

export const SERVER_URL = process.env['TEST_DATABASE_URL'] ?? '';

/** The engines that the tests can reach: PGlite always, a server when TEST_DATABASE_URL names one. */
export const ENGINES: readonly ('pglite' | 'postgres')[] = SERVER_URL ? ['pglite', 'postgres'] : ['pglite'];

/**
 * For what banking rules decide and not the engine: the server where there is one, which runs transactions side by side.
 * The embedded one runs under every browser story.
 */
export const ONE_ENGINE = ENGINES.slice(-1);

process.stdout.write(`database engines: ${ENGINES.join(', ')}\n`);

/** Dropping a database ends connections that were about to end anyway. */
const ignoreLost = () => undefined;

/** A database of its own on a server; dropped when it is closed. */
export interface OwnDatabase {
  readonly place: DatabasePlace;
  drop(): Promise<void>;
}

/** @param template the name of the database that it is a copy of; without one it is empty */
export async function createOnServer(template = 'template1'): Promise<OwnDatabase> {
  const name = `ncb_test_${randomBytes(6).toString('hex')}`;
  const server = openPostgres(SERVER_URL, ignoreLost);
  await server.run(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    place: { kind: 'server', url: urlOf(SERVER_URL, name) },
    async drop() {
      await server.run(`DROP DATABASE ${name} WITH (FORCE)`);
      await server.close();
    },
  };
}

/** An empty database of an engine; closing it removes it. */
export async function openEmpty(engine: (typeof ENGINES)[number]): Promise<Database> {
  if (engine === 'pglite') {
    return databaseOver((await openPGlite({ directory: null, copyOf: await emptyDatabase() })).engine);
  }
  const own = await createOnServer();
  const db = databaseOver(openPostgres(own.place.kind === 'server' ? own.place.url : '', ignoreLost));
  return {
    ...db,
    async close() {
      await db.close();
      await own.drop();
    },
  };
}

/** The same with the bank's tables in it. */
export async function openMigrated(engine: (typeof ENGINES)[number]): Promise<Database> {
  const db = await openEmpty(engine);
  await migrate(db, readMigrations(MIGRATIONS_DIR));
  return db;
}

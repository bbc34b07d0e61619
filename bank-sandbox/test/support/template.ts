import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { toPem } from '@ncb/shared-kernel/signature';
import { sql } from 'drizzle-orm';
import { MIGRATIONS_DIR } from '../../src/assets';
import { createPasswords } from '../../src/areas/identity/passwords';
import { databaseOver } from '../../src/db/database';
import { migrate, readMigrations } from '../../src/db/migrate';
import { openPGlite } from '../../src/db/pglite';
import { openPostgres } from '../../src/db/postgres';
import { rowsOf } from '../../src/db/rows';
import { fillDatabase, type SealKey } from '../../src/seed';
import { cached } from './cache';
import { START } from './clock';

const PACKAGE = dirname(MIGRATIONS_DIR);
const DATABASE = 'database.tar';

export const TEST_PEPPER = 'pepper of the tests';

/** A migrated and seeded database in a file, with the keys of its people. */
export interface Template {
  readonly database: Blob;
  /** Copies the people's keys into a bank's data folder. */
  copyKeysTo(dataDir: string): void;
}

/** A key file that opens at once: the key itself. */
export const sealOpen: SealKey = async ({ privateKey, request }) => {
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey));
  return toPem('PRIVATE KEY', pkcs8) + toPem('CERTIFICATE REQUEST', request);
};

/** An empty database; creating one takes three seconds, opening a copy half of one. */
export async function emptyDatabase(): Promise<Blob> {
  const { dependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return readDatabase(
    await cached(`empty-${dependencies['@electric-sql/pglite']}`, async (directory) => {
      const pglite = await PGlite.create();
      await dump(pglite, directory);
    }),
  );
}

/** The seeded database of this source code. */
export async function loadTemplate(): Promise<Template> {
  const empty = await emptyDatabase();
  const directory = await cached(hashOfSources(), async (target) => {
    const { engine, pglite } = await openPGlite({ directory: null, copyOf: empty });
    await fillTemplate(engine, target);
    await dump(pglite, target);
  });
  return { database: readDatabase(directory), copyKeysTo: keysIn(directory) };
}

/** The same on a server, as a database that new ones are copied from; making it anew for each bank took two seconds. */
export async function loadServerTemplate(serverUrl: string): Promise<{ name: string } & Omit<Template, 'database'>> {
  const server = openPostgres(serverUrl, () => undefined);
  // A server that is thrown away and started anew has another number, and no template.
  const [row] = await rowsOf<{ id: string }>(
    server.queries,
    sql`SELECT system_identifier::text AS id FROM pg_control_system()`,
  );
  const name = `ncb_template_${hashOfSources()}`;
  const directory = await cached(`${name}-${row?.id}`, async (target) => {
    await server.run(`DROP DATABASE IF EXISTS ${name}`);
    await server.run(`CREATE DATABASE ${name}`);
    const engine = openPostgres(urlOf(serverUrl, name), () => undefined);
    await fillTemplate(engine, target);
    // A database that somebody is connected to cannot be copied.
    await engine.close();
  });
  await server.close();
  return { name, copyKeysTo: keysIn(directory) };
}

/** The address of another database of the same server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

function keysIn(directory: string): (dataDir: string) => void {
  return (dataDir) => cpSync(join(directory, 'keys'), join(dataDir, 'keys'), { recursive: true });
}

async function fillTemplate(engine: Parameters<typeof databaseOver>[0], directory: string): Promise<void> {
  const db = databaseOver(engine);
  await migrate(db, readMigrations(MIGRATIONS_DIR));
  await fillDatabase({
    config: { mode: 'development', dataDir: directory },
    db,
    passwords: createPasswords(Buffer.from(TEST_PEPPER)),
    seal: sealOpen,
    now: START,
  });
  await db.run('VACUUM (ANALYZE)');
}

async function dump(pglite: PGlite, directory: string): Promise<void> {
  const file = await pglite.dumpDataDir('none');
  writeFileSync(join(directory, DATABASE), Buffer.from(await file.arrayBuffer()));
  await pglite.close();
}

function readDatabase(directory: string): Blob {
  return new Blob([readFileSync(join(directory, DATABASE))]);
}

/** What could change the content of the template. */
const SEEDED_BY = [
  ...['migrations', 'src/seed', 'src/ledger', 'src/db', 'src/signatures', 'src/areas', 'test/support'],
  ...['../shared-kernel/src/domain', '../shared-kernel/src/signature'],
];

function hashOfSources(): string {
  const hash = createHash('sha256');
  const roots = SEEDED_BY.map((path) => join(PACKAGE, path));
  for (const root of roots) {
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/(?<!\.test)\.(?:sql|ts|json)$/.test(name)) hash.update(name).update(readFileSync(join(root, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

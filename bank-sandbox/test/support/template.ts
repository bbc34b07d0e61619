import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { toPem } from '@ncb/shared-kernel/signature';
import { MIGRATIONS_DIR } from '../../src/assets';
import { createPasswords } from '../../src/areas/identity/passwords';
import { databaseOver } from '../../src/db/database';
import { migrate, readMigrations } from '../../src/db/migrate';
import { openPGlite } from '../../src/db/pglite';
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
  const directory = await cached(hashOfSources(), (target) => makeTemplate(empty, target));
  return {
    database: readDatabase(directory),
    copyKeysTo: (dataDir) => cpSync(join(directory, 'keys'), join(dataDir, 'keys'), { recursive: true }),
  };
}

async function makeTemplate(empty: Blob, directory: string): Promise<void> {
  const { engine, pglite } = await openPGlite({ directory: null, copyOf: empty });
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
  await dump(pglite, directory);
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

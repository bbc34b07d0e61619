import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { MIGRATIONS_DIR } from '../../src/package-files';
import { createDatabase } from '../../src/db/database';
import { openPGlite } from '../../src/db/open-pglite';
import { getCachedFolder } from './get-cached-folder';
import { hashSources, type Image } from './image';

const FILE = 'database.tar';
/** Separate, so that copying the files does not copy the database. */
const FOLDER = 'folder';

/** Cache folder with the dumped database and its files. */
export interface EmbeddedImage {
  readonly database: Blob;
  readonly directory: string;
}

export async function getEmbeddedImage({ name, fill }: Image): Promise<EmbeddedImage> {
  const directory = await getCachedFolder(name, async (target) => {
    const { engine, pglite } = await openPGlite({ directory: null, copyOf: await getEmptyDatabase() });
    const db = createDatabase(engine);
    const folder = join(target, FOLDER);
    mkdirSync(folder);
    await fill(db, folder);
    await db.run('VACUUM (ANALYZE)');
    await dump(pglite, target);
  });
  return { database: readDatabase(directory), directory: join(directory, FOLDER) };
}

/** Returns a copy: creating a database takes 3 s, opening a copy 0.3 s. */
export async function getEmptyDatabase(): Promise<Blob> {
  return readDatabase(await getEmptyImage());
}

/** Unpacks an empty database, as if made by the embedded engine. */
export async function unpackEmpty(directory: string): Promise<void> {
  await promisify(execFile)('tar', ['-xf', join(await getEmptyImage(), FILE), '-C', directory]);
}

async function getEmptyImage(): Promise<string> {
  const { dependencies } = JSON.parse(readFileSync(join(dirname(MIGRATIONS_DIR), 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return getCachedFolder(
    `empty_${dependencies['@electric-sql/pglite']}_${hashSources(['test/support'])}`,
    async (target) => {
      // Unused databases and the usual log are three quarters of a copy.
      const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
      // Short-lived copies need no old log.
      await pglite.exec(`ALTER SYSTEM SET min_wal_size = '2MB'`);
      await pglite.exec('ALTER SYSTEM SET wal_recycle = off');
      await pglite.exec('UPDATE pg_database SET datistemplate = false');
      for (const name of ['template0', 'template1']) await pglite.exec(`DROP DATABASE ${name}`);
      await dump(pglite, target);
    },
  );
}

async function dump(pglite: PGlite, directory: string): Promise<void> {
  // Every copy would replay the log.
  await pglite.exec('CHECKPOINT');
  const file = await pglite.dumpDataDir('none');
  writeFileSync(join(directory, FILE), Buffer.from(await file.arrayBuffer()));
  await pglite.close();
}

function readDatabase(directory: string): Blob {
  return new Blob([readFileSync(join(directory, FILE))]);
}

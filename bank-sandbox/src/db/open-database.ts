import { join } from 'node:path';
import { MIGRATIONS_DIR } from '../package-files';
import { createDatabase, type Database } from './database';
import { lockDirectory } from './directory-lock';
import { migrate, readMigrations } from './migrate';
import { openPGlite } from './open-pglite';
import { openPostgres } from './open-postgres';
import { unwatched, type QueryWatch } from './watch-slow-queries';

/** Loops of the engine, each with one query or transaction at a time. */
const ENGINE_POOL_SIZE = 3;

/** Server, folder or memory; `copyOf` is a dumped data directory. */
export type DatabasePlace =
  | { readonly kind: 'server'; readonly url: string }
  | { readonly kind: 'folder'; readonly dataDir: string; readonly address: string }
  | { readonly kind: 'memory'; readonly copyOf?: Blob };

/**
 * @param onLost called when the server breaks an idle connection
 * @throws DirectoryInUse if another process works in the folder
 */
export async function openDatabase(
  place: DatabasePlace,
  onLost: (error: Error) => void,
  watch = unwatched,
): Promise<Database> {
  const db = await connect(place, onLost, watch);
  try {
    await migrate(db, readMigrations(MIGRATIONS_DIR));
  } catch (error) {
    await db.close();
    throw error;
  }
  return db;
}

export async function connect(
  place: DatabasePlace,
  onLost: (error: Error) => void,
  watch = unwatched,
): Promise<Database> {
  switch (place.kind) {
    case 'server':
      return createDatabase(openPostgres(place.url, onLost, { watch }));
    case 'memory':
      return createDatabase((await openPGlite({ directory: null, copyOf: place.copyOf }, watch)).engine);
    case 'folder':
      return openFolder(place.dataDir, place.address, watch);
  }
}

/** Opens connections of its own for background work; null for an embedded database, which has one. */
export function openSecondPool(
  place: DatabasePlace,
  onLost: (error: Error) => void,
  watch = unwatched,
): Database | null {
  if (place.kind !== 'server') return null;
  return createDatabase(openPostgres(place.url, onLost, { poolSize: ENGINE_POOL_SIZE, watch }));
}

async function openFolder(dataDir: string, address: string, watch: QueryWatch): Promise<Database> {
  const lock = await lockDirectory(dataDir, address);
  try {
    const { engine } = await openPGlite({ directory: join(dataDir, 'database') }, watch);
    const db = createDatabase(engine);
    return {
      ...db,
      async close() {
        await db.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

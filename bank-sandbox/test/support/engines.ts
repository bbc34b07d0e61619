import type { Database } from '../../src/db/database';
import { connect, type DatabasePlace } from '../../src/db/open';
import { embedded, emptyDatabase } from './embedded';
import { migratedImage, type Image } from './image';
import { createOnServer, onServer, SERVER_URL } from './server';

export type EngineOfTests = 'pglite' | 'postgres';

/** The engines that the tests can reach: PGlite always, a server when TEST_DATABASE_URL names one. */
export const ENGINES: readonly EngineOfTests[] = SERVER_URL ? ['pglite', 'postgres'] : ['pglite'];

/**
 * For what banking rules decide and not the engine: the server where there is one, which runs transactions side by side.
 * The embedded one has tests of its own, and stories (docs/adr/0150).
 */
export const ONE_ENGINE = ENGINES.slice(-1);

process.stdout.write(`database engines: ${ENGINES.join(', ')}\n`);

/** A database for one test file, a copy of an image or empty. */
export interface OwnCopy {
  readonly place: DatabasePlace;
  /** What belongs to the image besides the database. */
  readonly directory: string | null;
  /** Removes it, after it was closed. */
  drop(): Promise<void>;
}

export async function copyFor(engine: EngineOfTests, image: Image | null): Promise<OwnCopy> {
  if (engine === 'pglite') {
    const { database, directory } = image
      ? await embedded(image)
      : { database: await emptyDatabase(), directory: null };
    return { place: { kind: 'memory', copyOf: database }, directory, drop: () => Promise.resolve() };
  }
  const made = image && (await onServer(image));
  return { ...(await createOnServer(made?.database)), directory: made?.directory ?? null };
}

/** The database of a copy as it is, without the migrations that the bank would do; closing it removes it. */
export async function openCopy(engine: EngineOfTests, image: Image | null): Promise<Database> {
  const { place, drop } = await copyFor(engine, image);
  const db = await connect(place, () => undefined);
  return {
    ...db,
    async close() {
      await db.close();
      await drop();
    },
  };
}

/** An empty database. */
export function openEmpty(engine: EngineOfTests): Promise<Database> {
  return openCopy(engine, null);
}

/** A database with the bank's tables in it. */
export function openMigrated(engine: EngineOfTests): Promise<Database> {
  return openCopy(engine, migratedImage());
}

import type { Database } from '../../src/db/database';
import { connect, type DatabasePlace } from '../../src/db/open-database';
import { getEmbeddedImage, getEmptyDatabase } from './embedded-image';
import { describeMigratedImage, type Image } from './image';
import { createServerDatabase, getServerImage, SERVER_URL } from './server-image';

export type EngineOfTests = 'pglite' | 'postgres';

/** PGlite always, a server if TEST_DATABASE_URL names one. */
export const ENGINES: readonly EngineOfTests[] = SERVER_URL ? ['pglite', 'postgres'] : ['pglite'];

/** Engine for tests of banking rules: the server, if any. Source: docs/adr/0088 */
export const ONE_ENGINE = ENGINES.slice(-1);

process.stdout.write(`database engines: ${ENGINES.join(', ')}\n`);

export interface OwnCopy {
  readonly place: DatabasePlace;
  readonly directory: string | null;
  drop(): Promise<void>;
}

export async function makeCopy(engine: EngineOfTests, image: Image | null): Promise<OwnCopy> {
  if (engine === 'pglite') {
    const { database, directory } = image
      ? await getEmbeddedImage(image)
      : { database: await getEmptyDatabase(), directory: null };
    return { place: { kind: 'memory', copyOf: database }, directory, drop: () => Promise.resolve() };
  }
  const serverImage = image && (await getServerImage(image));
  return { ...(await createServerDatabase(serverImage?.database)), directory: serverImage?.directory ?? null };
}

/** Opens without the bank's migrations; closing removes the copy. */
export async function openCopy(engine: EngineOfTests, image: Image | null): Promise<Database> {
  const { place, drop } = await makeCopy(engine, image);
  const db = await connect(place, () => undefined);
  return {
    ...db,
    async close() {
      await db.close();
      await drop();
    },
  };
}

export function openEmpty(engine: EngineOfTests): Promise<Database> {
  return openCopy(engine, null);
}

export function openMigrated(engine: EngineOfTests): Promise<Database> {
  return openCopy(engine, describeMigratedImage());
}

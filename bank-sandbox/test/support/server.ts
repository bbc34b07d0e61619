import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { DatabasePlace } from '../../src/db';
import { databaseOver } from '../../src/db/database';
import { openPostgres } from '../../src/db/postgres';
import { rowsOf } from '../../src/db/rows';
import { cached } from './cache';
import type { Image } from './image';

export const SERVER_URL = process.env['TEST_DATABASE_URL'] ?? '';

/** Dropping a database ends connections that were about to end anyway. */
const ignoreLost = () => undefined;

/** The server’s own way writes every block of a copy into its log as well. */
const BY_FILES = 'STRATEGY FILE_COPY';

/** An image for a server: a database there that others are copies of, and a folder with what belongs to it. */
export interface ServerImage {
  readonly database: string;
  readonly directory: string;
}

/** An image as a database of the server; made if it is not there. */
export function onServer({ name, fill }: Image): Promise<ServerImage> {
  return keptOnServer(name, async (url, folder) => {
    const db = databaseOver(openPostgres(url, ignoreLost));
    await fill(db, folder);
    await db.run('VACUUM (ANALYZE)');
    // A database that somebody is connected to cannot be copied.
    await db.close();
  });
}

/**
 * A database of the server that is filled once and kept.
 * @param fill puts everything into the empty database at an address, and what belongs to it into a folder
 */
export async function keptOnServer(
  name: string,
  fill: (url: string, folder: string) => Promise<void>,
): Promise<ServerImage> {
  const server = openPostgres(SERVER_URL, ignoreLost);
  // A server that is thrown away and started anew has another number, and no images.
  const [row] = await rowsOf<{ id: string }>(
    server.queries,
    sql`SELECT system_identifier::text AS id FROM pg_control_system()`,
  );
  const database = `ncb_${name}`;
  const directory = await cached(`${name}_${row?.id}`, async (target) => {
    await server.run(`DROP DATABASE IF EXISTS ${database}`);
    await server.run(`CREATE DATABASE ${database} ${BY_FILES}`);
    await fill(urlOf(database), target);
  });
  await server.close();
  return { database, directory };
}

/**
 * Makes a database of its own on the server.
 * @param template the name of the database that it is a copy of; without one it is empty
 */
export async function createOnServer(template = 'template1') {
  const name = `ncb_test_${randomBytes(6).toString('hex')}`;
  const server = openPostgres(SERVER_URL, ignoreLost);
  await server.run(`CREATE DATABASE ${name} TEMPLATE ${template} ${BY_FILES}`);
  const place = { kind: 'server', url: urlOf(name) } as const satisfies DatabasePlace;
  return {
    place,
    async drop() {
      await server.run(`DROP DATABASE ${name} WITH (FORCE)`);
      await server.close();
    },
  };
}

/** The address of another database of the server. */
function urlOf(database: string): string {
  const url = new URL(SERVER_URL);
  url.pathname = `/${database}`;
  return url.href;
}

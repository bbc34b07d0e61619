import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { DatabasePlace } from '../../src/db';
import { databaseOver } from '../../src/db/database';
import { openPostgres } from '../../src/db/postgres';
import { rowsOf } from '../../src/db/rows';
import { cached } from './cache';
import type { Image } from './image';

export const SERVER_URL = process.env['TEST_DATABASE_URL'] ?? '';

/** Connections are closing anyway. */
const ignoreLost = () => undefined;

/** Strategy of copying: the default also writes every block into the log. */
const BY_FILES = 'STRATEGY FILE_COPY';

export interface ServerImage {
  readonly database: string;
  readonly directory: string;
}

export function onServer({ name, fill }: Image): Promise<ServerImage> {
  return keptOnServer(name, async (url, folder) => {
    const db = databaseOver(openPostgres(url, ignoreLost));
    await fill(db, folder);
    await db.run('VACUUM (ANALYZE)');
    // Open connections forbid copying.
    await db.close();
  });
}

/** @param fill fills the empty database at a URL, and a folder with its files */
export async function keptOnServer(
  name: string,
  fill: (url: string, folder: string) => Promise<void>,
): Promise<ServerImage> {
  const server = openPostgres(SERVER_URL, ignoreLost);
  // A recreated server has no images.
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

/** @param template name of the database to copy; default: empty */
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

function urlOf(database: string): string {
  const url = new URL(SERVER_URL);
  url.pathname = `/${database}`;
  return url.href;
}

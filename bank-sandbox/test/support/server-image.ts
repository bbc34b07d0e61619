import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { DatabasePlace } from '../../src/db';
import { createDatabase } from '../../src/db/database';
import { openPostgres } from '../../src/db/open-postgres';
import { selectRows } from '../../src/db/select-rows';
import { getCachedFolder } from './get-cached-folder';
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

export function getServerImage({ name, fill }: Image): Promise<ServerImage> {
  return getServerDatabase(name, async (url, folder) => {
    const db = createDatabase(openPostgres(url, ignoreLost));
    await fill(db, folder);
    await db.run('VACUUM (ANALYZE)');
    // Open connections forbid copying.
    await db.close();
  });
}

/** @param fill fills the empty database at a URL, and a folder with its files */
export async function getServerDatabase(
  name: string,
  fill: (url: string, folder: string) => Promise<void>,
): Promise<ServerImage> {
  const server = openPostgres(SERVER_URL, ignoreLost);
  // A recreated server has no images.
  const [row] = await selectRows<{ id: string }>(
    server.queries,
    sql`SELECT system_identifier::text AS id FROM pg_control_system()`,
  );
  const database = `ncb_${name}`;
  const directory = await getCachedFolder(`${name}_${row?.id}`, async (target) => {
    await server.run(`DROP DATABASE IF EXISTS ${database}`);
    await server.run(`CREATE DATABASE ${database} ${BY_FILES}`);
    await fill(getUrl(database), target);
  });
  await server.close();
  return { database, directory };
}

/** @param template name of the database to copy; default: empty */
export async function createServerDatabase(template = 'template1') {
  const name = `ncb_test_${randomBytes(6).toString('hex')}`;
  const server = openPostgres(SERVER_URL, ignoreLost);
  await server.run(`CREATE DATABASE ${name} TEMPLATE ${template} ${BY_FILES}`);
  const place = { kind: 'server', url: getUrl(name) } as const satisfies DatabasePlace;
  return {
    place,
    async drop() {
      await server.run(`DROP DATABASE ${name} WITH (FORCE)`);
      await server.close();
    },
  };
}

function getUrl(database: string): string {
  const url = new URL(SERVER_URL);
  url.pathname = `/${database}`;
  return url.href;
}

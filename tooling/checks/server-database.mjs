import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * A database on a PostgreSQL server.
 * @typedef {{ url: string, drop: () => Promise<void> }} ServerDatabase `drop`: removes it; whoever is still connected is sent away
 */

/**
 * Makes a database.
 * @param {string} server address of any database there, of a user who may make databases
 * @param {{ name?: string, template?: string }} [options] name: a database of this name that is there is thrown away;
 *   template: the one that it begins as a copy of, to which nobody may be connected; without one it is empty
 * @returns {Promise<ServerDatabase>}
 */
export async function createDatabase(
  server,
  { name = `ncb_${randomUUID().replaceAll('-', '')}`, template = 'template1' } = {},
) {
  const ask = (/** @type {string[]} */ ...statements) =>
    promisify(execFile)('psql', [server, '-q', ...statements.flatMap((statement) => ['-c', statement])]);
  const away = `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`;
  // The server's own way writes every block of a copy into its log as well.
  await ask(away, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: async () => void (await ask(away)) };
}

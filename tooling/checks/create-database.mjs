import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';

/** @typedef {{ url: string, drop: () => Promise<void> }} ServerDatabase `drop`: removes it and ends open connections */

/**
 * @param {string} server address of any database there, with a user that may create databases
 * @param {{ name?: string, template?: string }} [options] name: an existing database of this name is dropped;
 *   template: database to copy, which must have no connections; default: an empty one
 * @returns {Promise<ServerDatabase>}
 */
export async function createDatabase(
  server,
  { name = `ncb_${randomUUID().replaceAll('-', '')}`, template = 'template1' } = {},
) {
  const execute = (/** @type {string[]} */ ...statements) =>
    promisify(execFile)('psql', [server, '-q', ...statements.flatMap((statement) => ['-c', statement])]);
  const dropStatement = `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`;
  // The default strategy (WAL_LOG) writes every copied block into the log as well.
  await execute(dropStatement, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: async () => void (await execute(dropStatement)) };
}

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
export async function createDatabase(server, { name = `ncb_${randomUUID().replaceAll('-', '')}`, template } = {}) {
  const ask = (/** @type {string} */ statement) => promisify(execFile)('psql', [server, '-qc', statement]);
  const drop = async () => void (await ask(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  await drop();
  await ask(`CREATE DATABASE ${name} TEMPLATE ${template ?? 'template1'}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop };
}

import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VAR } from '../packages/tree.mjs';
import { chooseOrigins } from '../start/choose-origins.mjs';

/** @typedef {{ origin: string, port: number }} BankPlace */

/** Mismatch of the requested and the running bank: a command would reach another bank's customers. */
export class WrongBank extends Error {}

/**
 * Finds the bank running on this environment's data folder; without one, the address that `npm start` would choose.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<BankPlace>}
 * @throws {WrongBank} if the folder's bank has another address than the environment says, or if no bank runs on a named
 *  folder and nothing else identifies one
 */
export async function findBankPlace(env = process.env) {
  const folder = env.NCB_DATA_DIR || join(env.NCB_VAR_DIR || VAR, 'bank');
  const running = await findBankAddress(folder);
  const isNamed = Boolean(env.NCB_APP_ORIGIN || env.PORT || env.NCB_PORT);
  if (running && !isNamed) return getPlace(running, env);
  if (!running && !isNamed && env.NCB_VAR_DIR) throw new WrongBank(`No bank works on ${folder}.`);
  const origin = env.NCB_APP_ORIGIN || (await chooseOrigins(Number(env.PORT ?? 7400))).appOrigin;
  const place = getPlace(origin, env);
  if (running && env.NCB_VAR_DIR && getPlace(running, env).port !== place.port)
    throw new WrongBank(`The bank of ${folder} answers at ${running} and not at ${origin}.`);
  return place;
}

/**
 * @param {string} origin
 * @param {NodeJS.ProcessEnv} env
 * @returns {BankPlace}
 */
function getPlace(origin, env) {
  const { port, protocol } = new URL(origin);
  return { origin, port: Number(env.NCB_PORT || port || (protocol === 'https:' ? 443 : 80)) };
}

/**
 * @param {string} folder
 * @returns {Promise<string | null>}
 */
function findBankAddress(folder) {
  if (!existsSync(folder)) return Promise.resolve(null);
  const hash = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16);
  return new Promise((resolve) => {
    const socket = connect(join(tmpdir(), `ncb-bank-${hash}.sock`)).setEncoding('utf8');
    let answer = '';
    socket.on('data', (part) => (answer += part));
    socket.once('end', () => resolve(answer === '' ? null : JSON.parse(answer).address));
    socket.once('error', () => resolve(null));
  });
}

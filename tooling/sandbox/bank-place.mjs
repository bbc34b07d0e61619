import { chooseOrigins } from '../start/hosts.mjs';

/**
 * Where the bank answers, and the port of this machine behind which it listens.
 * @typedef {{ origin: string, port: number }} BankPlace
 */

/** The place that `npm start` chooses in the same environment. @returns {Promise<BankPlace>} */
export async function bankPlace(env = process.env) {
  const origin = env.NCB_APP_ORIGIN || (await chooseOrigins(Number(env.PORT ?? 7400))).appOrigin;
  const { port, protocol } = new URL(origin);
  return { origin, port: Number(env.NCB_PORT || port || (protocol === 'https:' ? 443 : 80)) };
}

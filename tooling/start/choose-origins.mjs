import { lookup } from 'node:dns/promises';

/** Host names that give shell and widget two origins on one site. */
const APP_HOST = 'app.ibank.localhost';
const SIGN_HOST = 'sign.ibank.localhost';

/**
 * Chooses the origins of shell and widget: two host names on one port if this machine resolves them, else two ports of
 * `localhost`. `NCB_HOSTS=names` or `ports` overrides.
 * @param {number} port
 * @returns {Promise<{ appOrigin: string, signOrigin: string }>}
 */
export async function chooseOrigins(port) {
  const setting = process.env.NCB_HOSTS;
  const useNames = setting ? setting === 'names' : (await isLoopback(APP_HOST)) && (await isLoopback(SIGN_HOST));
  return useNames
    ? { appOrigin: `http://${APP_HOST}:${port}`, signOrigin: `http://${SIGN_HOST}:${port}` }
    : { appOrigin: `http://localhost:${port}`, signOrigin: `http://localhost:${port + 1}` };
}

/** @type {(host: string) => Promise<boolean>} */
async function isLoopback(host) {
  try {
    const { address } = await lookup(host);
    return address === '::1' || address.startsWith('127.');
  } catch {
    return false;
  }
}

import { lookup } from 'node:dns/promises';

/** Names under which shell and widget are two origins of one site. Source: design/signing, "Where a key lives" */
const APP_HOST = 'app.ibank.localhost';
const SIGN_HOST = 'sign.ibank.localhost';

/**
 * Where shell and widget are served: two host names on one port where this machine knows them, otherwise two ports of
 * `localhost`, which is two origins as well. `NCB_HOSTS=names` or `ports` decides it by hand.
 * @param {number} port
 * @returns {Promise<{ appOrigin: string, signOrigin: string }>}
 */
export async function chooseOrigins(port) {
  const asked = process.env.NCB_HOSTS;
  const useNames = asked ? asked === 'names' : (await isLoopback(APP_HOST)) && (await isLoopback(SIGN_HOST));
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
    // An unknown name is an answer here, not a failure.
    return false;
  }
}

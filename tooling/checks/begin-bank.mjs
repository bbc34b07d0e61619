import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../packages/tree.mjs';
import { findFreePort } from '../kit/find-free-port.mjs';

/**
 * Starts a bank sandbox, lets it create its data and stops it. The data do not depend on its addresses.
 * @param {string} folder
 * @param {string} [databaseUrl] empty database on a server; without it the rows are stored in the folder
 */
export async function beginBank(folder, databaseUrl) {
  const { startBank, readConfig } = await import(pathToFileURL(join(ROOT, 'bank-sandbox/dist/main.mjs')).href);
  const [port, signPort] = [await findFreePort(), await findFreePort()];
  const bank = await startBank(
    readConfig({
      NCB_APP_ORIGIN: `http://localhost:${port}`,
      NCB_SIGN_ORIGIN: `http://localhost:${signPort}`,
      NCB_DATA_DIR: folder,
      NCB_SITE_DIR: join(folder, 'no-site'),
      NCB_LOG_LEVEL: 'silent',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    }),
  );
  await bank.stop();
}

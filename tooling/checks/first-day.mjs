import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../packages/tree.mjs';
import { freePort } from './free-port.mjs';

/**
 * Lets a bank make its data and stops it. Where it was served at the time leaves no trace in them.
 * @param {string} folder
 * @param {string} [databaseUrl] an empty database of a server for what would otherwise lie in the folder
 */
export async function beginBank(folder, databaseUrl) {
  const { startBank, readConfig } = await import(pathToFileURL(join(ROOT, 'bank-sandbox/dist/main.mjs')).href);
  const [port, signPort] = [await freePort(), await freePort()];
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

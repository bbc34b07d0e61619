/** Starts a bank with its pages in this process, for `ncb-dev` and for page tests. Copied into a package. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './find-free-port.mjs';

/**
 * @param {object} [options]
 * @param {string} [options.dataDir] folder of its data; by default a temporary one
 * @param {number} [options.port] of the shell; the widget gets the next one
 * @param {string} [options.siteDir] served site; by default the packaged shell and remotes
 */
export async function startRemoteBank({ dataDir, port, siteDir } = {}) {
  const { readConfig, startBank } = await import(new URL('bank/dist/main.mjs', import.meta.url).href);
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'ncb-bank-'));
  const origin = `http://localhost:${port ?? (await findFreePort())}`;
  const bank = await startBank(
    readConfig({
      NCB_DATA_DIR: folder,
      NCB_SITE_DIR: siteDir ?? join(import.meta.dirname, 'site'),
      NCB_LOG_LEVEL: 'silent',
      NCB_APP_ORIGIN: origin,
      NCB_SIGN_ORIGIN: `http://localhost:${port === undefined ? await findFreePort() : port + 1}`,
      NCB_EXTRA_SCRIPT_ORIGINS: 'http://localhost:*',
      NCB_EXTRA_CONNECT_ORIGINS: 'http://localhost:*,ws://localhost:*',
    }),
  );
  return {
    origin,
    addresses: bank.addresses,
    async stop() {
      await bank.stop();
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

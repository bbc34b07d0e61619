/**
 * `ncb-dev`: serves remotes of other repositories from their sources, under a local shell and bank or any shell in
 * development mode. Bundled into the kit.
 */
import '../node/require-supported-node.mjs';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readDescription } from '../deploy/description/read-description.mjs';
import { requireFree, parsePort, choosePorts } from '../dev/ports.mjs';
import { serveRemote } from '../dev/serve-remote.mjs';
import { parseHttpAddress } from '../packages/addresses.mjs';
import { withErrorMessage } from '../packages/with-error-message.mjs';

const USAGE = `ncb-dev [folder …] [--port 3001] [--shell http://localhost:7400] [--bank-port 7500] [--data var/bank]
without --shell: a shell and a bank of your own, from @ncb/remote-bank`;
const BANK_PORT = 7500;

await withErrorMessage(async () => {
  const options = /** @type {const} */ ({
    port: declareText(),
    shell: declareText(),
    'bank-port': declareText(),
    data: declareText(),
  });
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const roots = (positionals.length > 0 ? positionals : ['.']).map((folder) => resolve(folder));
  const strange = roots.find((root) => !existsSync(join(root, 'remote.json')));
  if (strange) throw new Error(`there is no remote.json in ${strange}\n${USAGE}`);
  const otherShell = values.shell === undefined ? null : parseHttpAddress(values.shell, '--shell');
  const bankPort = parsePort(values['bank-port'] ?? String(BANK_PORT), '--bank-port');
  if (!otherShell) await requireFree(bankPort, '--bank-port');
  const ports = await choosePorts(roots.length, values.port === undefined ? null : parsePort(values.port, '--port'));

  const bank = otherShell ? null : await startBank(roots[0] ?? '.', bankPort, values.data);
  const shell = otherShell ?? new URL(bank?.addresses.app ?? '');
  const remotes = await Promise.all(
    roots.map(async (root, index) => {
      const origin = `http://localhost:${ports[index]}`;
      const server = await serveRemote(root, origin, shell.origin, await loadConfig(root));
      return { ...readDescription(root), root, origin, server };
    }),
  );
  const address = new URL(`/ncb/main/${remotes[0]?.pages[0]?.name ?? ''}`, shell);
  for (const { name, origin } of remotes) address.searchParams.set(`remote.${name}`, `${origin}/mf-manifest.json`);
  console.log(`
${remotes.map(({ root, origin }) => `${basename(root)} is served from ${origin}`).join('\n')}
An edited component appears in the page as it stands; any other edit reloads it. A new page or card needs a new start.

  Address   ${decodeURIComponent(address.href)}${bank ? `\n  Console   ${bank.addresses.console}\n  Sign in   director1, Director1; the code is in the console` : ''}

  Ctrl+C stops it.`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      void Promise.all([...remotes.map(({ server }) => server.stop()), bank?.stop()]).then(() => process.exit(0));
    });
});

function declareText() {
  return { type: /** @type {const} */ ('string') };
}

/** @type {(root: string) => Promise<import('webpack').Configuration>} */
async function loadConfig(root) {
  const file = ['webpack.config.js', 'webpack.config.mjs'].map((name) => join(root, name)).find(existsSync);
  if (!file) throw new Error(`there is no webpack.config.js in ${root}`);
  const { default: config } = await import(pathToFileURL(file).href);
  const made = typeof config === 'function' ? await config({}, { mode: 'development' }) : config;
  return { ...made, mode: 'development', context: made.context ?? root };
}

/** @type {(root: string, port: number, data?: string) => Promise<any>} */
async function startBank(root, port, data) {
  let found;
  try {
    found = createRequire(join(root, 'package.json')).resolve('@ncb/remote-bank');
  } catch (error) {
    throw new Error('@ncb/remote-bank is not installed: install it, or say --shell with the address of a shell', {
      cause: error,
    });
  }
  const { startRemoteBank } = await import(pathToFileURL(found).href);
  console.log('Starting the bank …');
  return startRemoteBank({ port, dataDir: resolve(root, data ?? 'var/bank') });
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mirrorTree } from '../deploy/mirror-tree.mjs';
import { openTarget } from '../deploy/targets/open-target.mjs';
import { buildPackages } from '../packages/build-packages.mjs';
import { getBuiltPackages, listRemotesInTree, ROOT, VAR } from '../packages/tree.mjs';
import { chooseOrigins } from '../start/choose-origins.mjs';
import { remoteConfig } from '../webpack/remote-config.mjs';
import { buildDevelopmentShell } from './build-development-shell.mjs';
import { choosePorts, parsePort, requireFree } from './ports.mjs';
import { serveRemote } from './serve-remote.mjs';

const BANK_PORT = 7400;

/**
 * Serves remotes from development servers, under a shell in development mode; bank, widget and other remotes as `npm
 * start` serves them.
 * @param {import('../cli/run-command.mjs').Input} input
 */
export async function devCommand({ positionals, values }) {
  const existing = listRemotesInTree().map(({ folder }) => folder);
  const unknown = positionals.find((folder) => !existing.includes(folder));
  if (positionals.length === 0 || unknown)
    throw new Error(`Say which remotes: npm run dev -- ${existing[0]}\nThere are: ${existing.join(', ')}`);

  const port = parsePort(process.env.PORT || String(BANK_PORT), 'PORT');
  await requireFree(port, 'PORT');
  const ports = await choosePorts(
    positionals.length,
    values['port'] === undefined ? null : parsePort(values['port'], '--port'),
  );

  await buildPackages(getBuiltPackages().filter((name) => name !== 'shell'));
  console.log('Building the shell for development …');
  const siteDir = join(VAR, 'site-development');
  await mirrorTree(openTarget(siteDir), { shellDist: await buildDevelopmentShell() });

  const { startBank, readConfig } = await import(pathToFileURL(join(ROOT, 'bank-sandbox/dist/main.mjs')).href);
  const { appOrigin, signOrigin } = await chooseOrigins(port);
  const bank = await startBank(
    readConfig({
      NCB_DATA_DIR: join(VAR, 'bank'),
      NCB_SITE_DIR: siteDir,
      NCB_LOG_LEVEL: 'silent',
      NCB_APP_ORIGIN: appOrigin,
      NCB_SIGN_ORIGIN: signOrigin,
      // Also allows remotes served later from other repositories.
      NCB_EXTRA_SCRIPT_ORIGINS: 'http://localhost:*',
      NCB_EXTRA_CONNECT_ORIGINS: 'http://localhost:*,ws://localhost:*',
      ...process.env,
    }),
  );
  const remotes = positionals.map((folder, index) => {
    const { description } = listRemotesInTree().find((one) => one.folder === folder) ?? {};
    return { folder, name: description?.name ?? '', origin: `http://localhost:${ports[index]}` };
  });
  const servers = await Promise.all(
    remotes.map(({ folder, origin }) =>
      serveRemote(join(ROOT, folder), origin, appOrigin, remoteConfig(join(ROOT, folder), 'development')),
    ),
  );

  const address = new URL(bank.addresses.app);
  for (const { name, origin } of remotes) address.searchParams.set(`remote.${name}`, `${origin}/mf-manifest.json`);
  console.log(`
${remotes.map(({ folder, origin }) => `${folder} is served from ${origin}`).join('\n')}
An edited component appears in the page as it stands; any other edit reloads it. A new page or card needs a new start.

  Address   ${decodeURIComponent(address.href)}
  Console   ${bank.addresses.console}

  Ctrl+C stops it.`);

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      void Promise.all([...servers.map((server) => server.stop()), bank.stop()]).then(() => process.exit(0));
    });
  }
}

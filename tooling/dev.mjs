/**
 * `npm run dev -- remote-accounts`: one remote from its own development server, with reload on save, under a shell in
 * development mode; the bank, the widget and all other remotes as `npm start` serves them.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from './packages/install.mjs';
import { remotesInTree, ROOT, VAR } from './packages/tree.mjs';

const [folder] = process.argv.slice(2);
const remote = remotesInTree().find((candidate) => candidate.folder === folder);
if (!folder || !remote) {
  const known = remotesInTree().map((candidate) => candidate.folder);
  console.error(`Say which remote: npm run dev -- ${known[0]}\nThere are: ${known.join(', ')}`);
  process.exit(1);
}

await installPackages();
const { buildPackages, WEBPACK_COMMAND } = await import('./packages/build.mjs');
const { builtPackages } = await import('./packages/tree.mjs');
const { run } = await import('./packages/run.mjs');
const { mirrorTree } = await import('./deploy/mirror.mjs');
const { targetAt } = await import('./deploy/targets/target.mjs');
const { chooseOrigins } = await import('./start/hosts.mjs');
const { DEV_ORIGIN } = await import('./webpack/shell.mjs');
const { serveRemote } = await import('./dev/serve-remote.mjs');

await buildPackages(builtPackages().filter((name) => name !== 'shell'));
const shellDist = join(VAR, 'shell-development');
console.log('Building the shell for development …');
const built = await run(process.execPath, [WEBPACK_COMMAND, '--mode', 'development', '--output-path', shellDist], {
  cwd: join(ROOT, 'shell'),
  quiet: true,
});
if (built.code !== 0) throw new Error(built.output);

await mirrorTree(targetAt(join(VAR, 'site-development')), { shellDist });

const { startBank, readConfig } = await import(pathToFileURL(join(ROOT, 'bank-sandbox/dist/main.mjs')).href);
const { appOrigin, signOrigin } = await chooseOrigins(Number(process.env.PORT ?? 7400));
const socket = DEV_ORIGIN.replace('http:', 'ws:');
const bank = await startBank(
  readConfig({
    NCB_DATA_DIR: join(VAR, 'bank'),
    NCB_SITE_DIR: join(VAR, 'site-development'),
    NCB_LOG_LEVEL: 'silent',
    NCB_APP_ORIGIN: appOrigin,
    NCB_SIGN_ORIGIN: signOrigin,
    NCB_EXTRA_SCRIPT_ORIGINS: DEV_ORIGIN,
    NCB_EXTRA_CONNECT_ORIGINS: `${DEV_ORIGIN},${socket}`,
    ...process.env,
  }),
);
const server = await serveRemote(join(ROOT, folder), DEV_ORIGIN, appOrigin);

const { name } = remote.description;
console.log(`
${folder} is served from ${DEV_ORIGIN} and reloads on save.

  Address   ${bank.addresses.app}?remote.${name}=${DEV_ORIGIN}/mf-manifest.json
  Console   ${bank.addresses.console}

  Ctrl+C stops it.`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void Promise.all([server.stop(), bank.stop()]).then(() => process.exit(0)));
}

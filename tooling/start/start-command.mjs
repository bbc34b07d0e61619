import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readDeployKey } from '../deploy/commands/arguments.mjs';
import { mirrorTree } from '../deploy/mirror-tree.mjs';
import { openTarget } from '../deploy/targets/open-target.mjs';
import { parsePort } from '../dev/ports.mjs';
import { buildPackages } from '../packages/build-packages.mjs';
import { ROOT, VAR } from '../packages/tree.mjs';
import { chooseOrigins } from './choose-origins.mjs';
import { formatWelcome } from './format-welcome.mjs';
import { watchSite } from './watch-site.mjs';

/**
 * Builds and deploys to the site folder what is missing and starts the bank sandbox, which serves shell, remotes and
 * widget, all in this process.
 */
export async function startCommand() {
  const siteDir = join(VAR, 'site');
  const port = parsePort(process.env.PORT || '7400', 'PORT');

  await buildPackages();
  await mirrorTree(openTarget(siteDir), { key: readDeployKey() });

  const sandbox = await import(pathToFileURL(join(ROOT, 'bank-sandbox/dist/main.mjs')).href);
  const config = sandbox.readConfig({
    NCB_DATA_DIR: join(VAR, 'bank'),
    NCB_SITE_DIR: siteDir,
    NCB_LOG_LEVEL: 'silent',
    NCB_PLAIN_COOKIES: '1',
    NCB_WATCH_TOKEN: randomBytes(24).toString('base64url'),
    ...buildOriginVariables(await chooseOrigins(port)),
    ...process.env,
  });

  try {
    const bank = await sandbox.startBank(config);
    const seconds = (performance.now() / 1000).toFixed(1);
    const database = config.databaseUrl
      ? 'PostgreSQL server (DATABASE_URL)'
      : `embedded PostgreSQL in ${config.dataDir}`;
    console.log(formatWelcome(bank.addresses, { dataDir: config.dataDir, database, seconds }));
    const stopWatching = watchSite(siteDir, config);
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => void Promise.all([stopWatching(), bank.stop()]).then(() => process.exit(0)));
    }
  } catch (error) {
    console.error(explain(error, sandbox));
    process.exit(1);
  }
}

function buildOriginVariables(/** @type {{ appOrigin: string, signOrigin: string }} */ { appOrigin, signOrigin }) {
  return { NCB_APP_ORIGIN: appOrigin, NCB_SIGN_ORIGIN: signOrigin };
}

/** @type {(error: any, sandbox: any) => unknown} */
function explain(error, { PortTaken, DirectoryInUse }) {
  if (error instanceof PortTaken) {
    return `Port ${error.port} is in use by another program. Stop it, or choose another port: PORT=7500 npm start`;
  }
  if (error instanceof DirectoryInUse) {
    return `NCB is already running${error.holder?.address ? ` at ${error.holder.address}` : ''}: its data folder is in use.`;
  }
  return error;
}

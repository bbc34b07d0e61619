import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { deployInto, ENGINE_DELAY_MS, freePort, WATCH_TOKEN, type TestBank } from './bank';
import { ROOT } from './root';
import { createDatabase } from './database';
import { readSmsCode } from './read-sms-code';

/** Path of nginx; without it these tests do not run, and `npm test` says so in its first lines. */
export const NGINX = process.env['NGINX_PATH'] ?? '';
const READY_LIMIT_MS = 30_000;
const MONTH_MS = 30 * 24 * 60 * 60_000;

/** Bank of two processes on one database behind nginx. */
export interface BankBehindNginx extends TestBank {
  readonly processes: readonly string[];
  readAccessLog(): string;
  restartOneByOne(): Promise<void>;
}

export async function startBehindNginx(): Promise<BankBehindNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'ncb-nginx-'));
  const site = join(folder, 'site');
  const data = join(folder, 'bank');
  const checkSharedFiles = await deployInto(site);
  const [port, signPort, first, second] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const appOrigin = `http://localhost:${port}`;
  const signOrigin = `http://localhost:${signPort}`;
  const database = await createDatabase();

  const start = (ownPort: number) =>
    startProcess({
      NCB_APP_ORIGIN: appOrigin,
      NCB_SIGN_ORIGIN: signOrigin,
      NCB_PORT: String(ownPort),
      NCB_LISTEN_ON: '127.0.0.1',
      NCB_TRUSTED_PROXIES: '127.0.0.1',
      NCB_DATA_DIR: data,
      NCB_SITE_DIR: site,
      NCB_ENGINE_DELAY_MS: String(ENGINE_DELAY_MS),
      NCB_RATE_LIMITS: '10000,100000,100000',
      NCB_LOG_LEVEL: 'silent',
      NCB_WATCH_TOKEN: WATCH_TOKEN,
      NCB_SECURITY_CONTACTS: 'mailto:security@bank.example',
      NCB_SECURITY_EXPIRES: new Date(Date.now() + MONTH_MS).toISOString().slice(0, 10),
      DATABASE_URL: database.url,
    });
  const running = [await start(first), await start(second)];
  const processes = [first, second].map((own) => `127.0.0.1:${own}`);
  const nginx = await startNginx(folder, {
    ...{ appOrigin, signOrigin, siteDir: site, banks: processes },
    accessLog: join(folder, 'access.log'),
    errorLog: join(folder, 'error.log'),
  });

  return {
    appOrigin,
    signOrigin,
    watchToken: WATCH_TOKEN,
    // The console is unavailable through a proxy.
    consoleAddress: '',
    operator: () => Promise.reject(new Error('the console is not reached through a proxy')),
    readSmsCode: (login) => readSmsCode(login, processes[0] ?? '', new URL(appOrigin).host),
    site,
    processes,
    readAccessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    keyFile: (login) => join(data, 'keys', `${login}.pem`),
    async restartOneByOne() {
      for (const [index, own] of [first, second].entries()) {
        await end(running[index]);
        running[index] = await start(own);
      }
    },
    async stop() {
      await end(nginx);
      await Promise.all(running.map(end));
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
      checkSharedFiles();
    },
  };
}

async function startProcess(environment: Record<string, string>): Promise<ChildProcess> {
  const program = join(ROOT, 'bank-sandbox/dist/main.mjs');
  const child = spawn(process.execPath, ['--max-old-space-size=256', program], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('the bank did not start'))),
  ]);
  return child;
}

async function startNginx(folder: string, site: object): Promise<ChildProcess> {
  const configuration = join(ROOT, 'tooling/nginx/build-nginx-configuration.mjs');
  const { buildNginxConfiguration } = (await import(pathToFileURL(configuration).href)) as {
    buildNginxConfiguration: (site: object) => string;
  };
  mkdirSync(join(folder, 'temporary'));
  writeFileSync(join(folder, 'ncb.conf'), buildNginxConfiguration(site));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temporary/${name};`)
    .join('\n');
  // The folder is private to this user; nginx would run its workers as another user, who cannot read it.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user}
daemon off;
pid ${folder}/nginx.pid;
# A process that is being restarted refuses connections; that is what the other one is for.
error_log stderr crit;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
${temporary}
include ${folder}/ncb.conf;
}
`,
  );
  const args = ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  await promisify(execFile)(NGINX, [...args, '-t']);
  const child = spawn(NGINX, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await answering((site as { appOrigin: string }).appOrigin);
  return child;
}

async function answering(origin: string): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (Date.now() < deadline) {
    const isUp = await fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not answer');
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createDatabase } from './database';
import { importTooling } from './import-tooling';
import { linkSite } from './site-files';
import { readSmsCode } from './read-sms-code';
import { ROOT } from './root';

export interface TestBank {
  readonly appOrigin: string;
  readonly signOrigin: string;
  readonly consoleAddress: string;
  readSmsCode(login: string): Promise<string>;
  readonly watchToken: string;
  /** Served folder; a test may remove files from it. */
  readonly site: string;
  keyFile(login: string): string;
  /** Runs an operator's command of `npm run sandbox`: `day +4`. Returns its output. */
  operator(...words: string[]): Promise<string>;
  stop(): Promise<void>;
}

interface RunningBank {
  stop(): Promise<void>;
}

/** Delay before the engine executes a sent document, long enough to see it in progress. */
export const ENGINE_DELAY_MS = 1_500;

export const WATCH_TOKEN = 'word-of-the-rollout-watcher';

/**
 * @param settings further environment variables
 * @param shellDist another build of the shell
 */
export async function startTestBank(
  hosts: 'ports' | 'names',
  settings: Readonly<Record<string, string>> = {},
  shellDist?: string,
): Promise<TestBank> {
  const folder = mkdtempSync(join(tmpdir(), 'ncb-e2e-'));
  const site = join(folder, 'site');
  const data = join(folder, 'bank');
  // With host names the bank starts as by `npm start`: from nothing, with an embedded database.
  const { NCB_STORY_BANK: firstDay, NCB_STORY_DATABASE: template } = hosts === 'ports' ? process.env : {};
  if (firstDay) cpSync(firstDay, data, { recursive: true });
  const database = template ? await createDatabase(template) : undefined;
  const checkSharedFiles = await deployInto(site, shellDist);
  const [port, otherPort] = [await freePort(), await freePort()];
  const [appOrigin, signOrigin] =
    hosts === 'names'
      ? [`http://app.ibank.localhost:${port}`, `http://sign.ibank.localhost:${port}`]
      : [`http://localhost:${port}`, `http://localhost:${otherPort}`];

  const { startBank, readConfig } = (await import(pathToFileURL(join(ROOT, 'bank-sandbox/dist/main.mjs')).href)) as {
    readConfig: (environment: Record<string, string>) => object;
    startBank: (config: object) => Promise<RunningBank>;
  };
  const bank = await startBank(
    readConfig({
      NCB_APP_ORIGIN: appOrigin,
      NCB_SIGN_ORIGIN: signOrigin,
      NCB_DATA_DIR: data,
      NCB_SITE_DIR: site,
      NCB_ENGINE_DELAY_MS: String(ENGINE_DELAY_MS),
      NCB_LOG_LEVEL: 'silent',
      NCB_WATCH_TOKEN: WATCH_TOKEN,
      ...(database && { DATABASE_URL: database.url }),
      ...settings,
    }),
  );
  const { askBank } = await importTooling<{
    askBank: (
      place: { origin: string; port: number },
      words: readonly string[],
    ) => Promise<{ ok: boolean; text: string }>;
  }>('sandbox/ask-bank.mjs');
  return {
    appOrigin,
    signOrigin,
    consoleAddress: `${appOrigin}/sandbox`,
    readSmsCode: (login) => readSmsCode(login, `127.0.0.1:${port}`, new URL(appOrigin).host),
    watchToken: WATCH_TOKEN,
    site,
    keyFile: (login) => join(data, 'keys', `${login}.pem`),
    async operator(...words) {
      const { ok, text } = await askBank({ origin: appOrigin, port }, words);
      if (!ok) throw new Error(`${words.join(' ')}: ${text}`);
      return text;
    },
    async stop() {
      await bank.stop();
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
      checkSharedFiles();
    },
  };
}

/**
 * Deploys the existing builds as `npm start` does, or links a prepared site.
 * @returns function that fails if a file shared with other banks was changed
 */
export async function deployInto(site: string, shellDist?: string): Promise<() => void> {
  const prepared = process.env['NCB_STORY_SITE'];
  if (prepared && !shellDist) return linkSite(prepared, site);
  const { openTarget } = await importTooling<{ openTarget: (place: string) => object }>(
    'deploy/targets/open-target.mjs',
  );
  const { mirrorTree } = await importTooling<{
    mirrorTree: (target: object, options: { shellDist?: string }) => Promise<void>;
  }>('deploy/mirror-tree.mjs');
  await mirrorTree(openTarget(site), { ...(shellDist && { shellDist }) });
  return () => undefined;
}

export async function freePort(): Promise<number> {
  const { findFreePort } = await importTooling<{ findFreePort: () => Promise<number> }>('kit/find-free-port.mjs');
  return findFreePort();
}

/** Removes a folder as a broken deployment would. @returns function that restores it */
export function takeAway(path: string): () => void {
  const aside = `${path}.aside`;
  renameSync(path, aside);
  return () => renameSync(aside, path);
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toKyivDay } from '../../src/clock';
import { MIGRATIONS_DIR } from '../../src/package-files';
import { runExclusively } from '../../src/db/run-exclusively';
import { fetchOverHttp, type Reachable } from './browser';

const PACKAGE = dirname(MIGRATIONS_DIR);
/** Flags of the start script: without a limit V8 keeps 150 MB of garbage. */
const FLAGS = ['--max-old-space-size=256'];
/** V8 would spend a quarter of a short process on optimising. Not for measurements. */
export const SHORT_LIVED = ['--liftoff-only'];
export const PROGRAM = join(PACKAGE, 'dist/main.mjs');
const FREE_PORTS = join(PACKAGE, '../tooling/kit/find-free-port.mjs');
const SOURCES = [join(PACKAGE, 'src'), join(PACKAGE, '../shared-kernel/src')];

type ExitStatus = readonly [code: number | null, signal: string | null];

export interface BankProcess extends Reachable {
  readonly child: ChildProcess;
  readonly origin: string;
  /** Resolves with the output when the bank answers. */
  readonly ready: Promise<string>;
  /** Kills at once, like a power cut. */
  kill(): Promise<ExitStatus>;
  stop(): Promise<ExitStatus>;
}

export interface ProcessOptions {
  readonly ports: readonly [app: number, sign: number];
  readonly dataDir: string;
  /** Default: embedded in the data folder. */
  readonly databaseUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly flags?: readonly string[];
  /** Default: the build of this checkout. */
  readonly program?: string;
}

/** Rate limits are tested elsewhere. */
export const UNLIMITED = { NCB_RATE_LIMITS: '999999,999999999,999999999' };

/** Bundles if sources are newer; parallel test files wait. */
export async function buildBank(): Promise<void> {
  await runExclusively(join(tmpdir(), 'ncb-bank-build'), async () => {
    if (existsSync(PROGRAM) && statSync(PROGRAM).mtimeMs > newestSource()) return;
    const build = spawn(process.execPath, ['build.mjs'], { cwd: PACKAGE, stdio: 'inherit' });
    const [code] = (await once(build, 'exit')) as [number | null];
    if (code !== 0) throw new Error('the bank cannot be built');
  });
}

function newestSource(): number {
  const files = SOURCES.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  );
  return Math.max(...files.filter((name) => /\.(?:ts|json)$/.test(name)).map((name) => statSync(name).mtimeMs));
}

export function startBankProcess(options: ProcessOptions): BankProcess {
  const { ports, dataDir, databaseUrl, env = {}, flags = [], program = PROGRAM } = options;
  const origin = `http://localhost:${ports[0]}`;
  const child = spawn(process.execPath, [...FLAGS, ...flags, program], {
    cwd: PACKAGE,
    env: {
      PATH: process.env['PATH'],
      NCB_APP_ORIGIN: origin,
      NCB_SIGN_ORIGIN: `http://localhost:${ports[1]}`,
      NCB_DATA_DIR: dataDir,
      NCB_KEY_FILE_ITERATIONS: '600000',
      NCB_LOG_LEVEL: 'silent',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...env,
    },
  });
  let complaint = '';
  child.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
  const exit = once(child, 'exit');
  const ready = Promise.race([
    once(child.stdout, 'data').then(([text]) => String(text)),
    exit.then(() => Promise.reject(new Error(complaint))),
  ]);
  // Not awaited if killed before.
  ready.catch(() => undefined);
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    return (await exit) as unknown as ExitStatus;
  };
  return {
    child,
    origin,
    ready,
    fetchWith: fetchOverHttp(origin),
    now: () => new Date(),
    dataDir,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

export async function findFreePorts(): Promise<readonly [number, number]> {
  const { findFreePort } = (await import(FREE_PORTS)) as { findFreePort: () => Promise<number> };
  return [await findFreePort(), await findFreePort()];
}

/** Returns the day by the machine's clock. */
export function getToday(): string {
  return toKyivDay(new Date());
}

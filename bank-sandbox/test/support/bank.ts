import { createBank, type Bank } from '../../src/bank';
import { DEFAULT_CONFIG, type BankConfig } from '../../src/config';
import type { DatabasePlace } from '../../src/db';
import { testClock, type TestClock } from './clock';
import { createOnServer, type ENGINES, ONE_ENGINE, SERVER_URL } from './engines';
import { fetchInProcess, type Reachable } from './browser';
import { freshDirectory } from './cache';
import { APP_ORIGIN, SIGN_ORIGIN } from './origins';
import { loadServerTemplate, loadTemplate, sealOpen, TEST_PEPPER } from './template';

export interface TestBank extends Bank, Reachable {
  readonly clock: TestClock;
  /** Everything that was logged, as text. */
  logged(): string;
}

interface TestBankOptions {
  readonly config?: Partial<BankConfig>;
  /** Without a word: the server when there is one, where transactions really run side by side, else PGlite. */
  readonly engine?: (typeof ENGINES)[number];
}

const [DEFAULT_ENGINE = 'pglite'] = ONE_ENGINE;

/** A bank with a seeded database of its own, a clock that stands still and a log that can be read. */
export async function openTestBank({ config, engine = DEFAULT_ENGINE }: TestBankOptions = {}): Promise<TestBank> {
  const clock = testClock();
  const lines: string[] = [];
  const dataDir = freshDirectory();
  const [database, drop] = await place(engine, dataDir);
  const bank = await createBank(
    {
      ...DEFAULT_CONFIG,
      appOrigin: APP_ORIGIN,
      signOrigin: SIGN_ORIGIN,
      dataDir,
      pepper: TEST_PEPPER,
      rateLimits: { signIn: 10_000, read: 10_000, write: 10_000 },
      ...config,
    },
    { clock, database, seal: sealOpen, logTo: { write: (line) => lines.push(line) } },
  );
  return {
    ...bank,
    clock,
    fetchWith: fetchInProcess(bank.app),
    now: () => clock.now(),
    dataDir,
    logged: () => lines.join(''),
    async close() {
      await bank.close();
      await drop();
    },
  };
}

async function place(
  engine: (typeof ENGINES)[number],
  dataDir: string,
): Promise<readonly [DatabasePlace, () => Promise<void>]> {
  if (engine === 'postgres') {
    const { name, copyKeysTo } = await loadServerTemplate(SERVER_URL);
    copyKeysTo(dataDir);
    const own = await createOnServer(name);
    return [own.place, () => own.drop()];
  }
  const template = await loadTemplate();
  template.copyKeysTo(dataDir);
  return [{ kind: 'memory', copyOf: template.database }, () => Promise.resolve()];
}

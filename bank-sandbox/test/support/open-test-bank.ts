import { cpSync, rmSync } from 'node:fs';
import { createBank, type Bank } from '../../src/create-bank';
import { DEFAULT_CONFIG, type BankConfig } from '../../src/config';
import { createTestClock, type TestClock } from './test-clock';
import { makeCopy, ONE_ENGINE, type EngineOfTests } from './engines';
import { fetchInProcess, type Reachable } from './browser';
import { freshDirectory } from './get-cached-folder';
import { CHEAP, describeFilledImage, sealWithoutPassword, TEST_PEPPER } from './image';
import { APP_ORIGIN, SIGN_ORIGIN } from './origins';

export interface TestBank extends Bank, Reachable {
  readonly clock: TestClock;
  readLog(): string;
}

export interface TestBankOptions {
  readonly config?: Partial<BankConfig>;
  /** Default: the server, if any, because its transactions run in parallel. */
  readonly engine?: EngineOfTests;
}

const [DEFAULT_ENGINE = 'pglite'] = ONE_ENGINE;

/** Opens a bank with its own database, a stopped clock and a readable log. */
export async function openTestBank({ config, engine = DEFAULT_ENGINE }: TestBankOptions = {}): Promise<TestBank> {
  const clock = createTestClock();
  const lines: string[] = [];
  const dataDir = freshDirectory();
  const { place, directory, drop } = await makeCopy(engine, describeFilledImage());
  if (directory !== null) cpSync(directory, dataDir, { recursive: true });
  const bank = await createBank(
    {
      ...DEFAULT_CONFIG,
      engineDelayMs: 3000,
      appOrigin: APP_ORIGIN,
      signOrigin: SIGN_ORIGIN,
      dataDir,
      pepper: TEST_PEPPER,
      rateLimits: { signIn: 10_000, read: 10_000, write: 10_000 },
      ...config,
    },
    {
      clock,
      database: place,
      seal: sealWithoutPassword,
      passwordCost: CHEAP,
      inThread: true,
      logTo: { write: (line) => lines.push(line) },
    },
  );
  return {
    ...bank,
    clock,
    fetchWith: fetchInProcess(bank.app),
    now: () => clock.now(),
    dataDir,
    readLog: () => lines.join(''),
    async close() {
      await bank.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

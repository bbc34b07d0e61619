import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { listPayments } from '@ncb/shared-kernel/api/contract';
import { MIGRATIONS_DIR } from '../src/assets';
import { firstBrokenAuditRow } from '../src/audit';
import { openDatabase } from '../src/db';
import { ledgerFaults } from '../src/ledger';
import { fetchOverHttp, type Reachable } from './support/browser';
import { freshDirectory } from './support/cache';
import { PAYMENT, Person } from './support/person';

const PACKAGE = dirname(MIGRATIONS_DIR);

interface BankProcess extends Reachable {
  readonly child: ChildProcess;
  readonly ready: Promise<string>;
}

let ports: readonly [app: number, sign: number];
const dataDir = freshDirectory();

beforeAll(async () => {
  const build = spawn(process.execPath, ['build.mjs'], { cwd: PACKAGE, stdio: 'inherit' });
  expect(await once(build, 'exit')).toEqual([0, null]);
  ports = [await freePort(), await freePort()];
}, 30_000);

test('kill -9 right after the answers: every document that was acknowledged is there after the restart', async () => {
  const first = start();
  await first.ready;
  for (const secret of ['pepper', 'authority.pem', 'keys/director2.pem']) {
    expect(statSync(join(dataDir, secret)).mode & 0o777).toBe(0o600);
  }
  const day = today();
  const operator = await new Person(first, 'oper1').signIn();
  const saved = new Map<string, string>();
  const save = async (number: number) => {
    const outcome = await operator.save({ ...PAYMENT, number: String(number), documentDate: day });
    saved.set(outcome, String(number));
    if (saved.size === 25) first.child.kill('SIGKILL');
  };
  await Promise.allSettled(Array.from({ length: 60 }, (_, index) => save(1000 + index)));
  if (first.child.exitCode === null && first.child.signalCode === null) await once(first.child, 'exit');
  expect(saved.size).toBeGreaterThanOrEqual(25);

  const second = start();
  await second.ready;
  const again = await new Person(second, 'oper1').signIn();
  const filter = {
    periodType: 'period',
    start: null,
    end: null,
    day: null,
    accountIds: [],
    status: null,
    type: null,
  } as const;
  const { rows } = await again.get(listPayments, filter);
  const found = new Map(rows.map(({ id, number }) => [id, number]));
  for (const [id, number] of saved) expect(found.get(id)).toBe(number);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);

  await expect(start().ready).rejects.toThrow(`answers at http://localhost:${ports[0]}`);

  second.child.kill('SIGTERM');
  expect(await once(second.child, 'exit')).toEqual([0, null]);
  const db = await openDatabase({ kind: 'folder', dataDir, address: 'test' }, () => undefined);
  expect(await ledgerFaults(db.queries)).toEqual([]);
  expect(await firstBrokenAuditRow(db.queries)).toBeNull();
  await db.close();
}, 60_000);

/** The built bank as a process of its own, on the one data folder of this test. */
function start(): BankProcess {
  const appOrigin = `http://localhost:${ports[0]}`;
  const child = spawn(process.execPath, ['dist/main.mjs'], {
    cwd: PACKAGE,
    env: {
      PATH: process.env['PATH'],
      NCB_APP_ORIGIN: appOrigin,
      NCB_SIGN_ORIGIN: `http://localhost:${ports[1]}`,
      NCB_DATA_DIR: dataDir,
      NCB_KEY_FILE_ITERATIONS: '600000',
      NCB_LOG_LEVEL: 'silent',
    },
  });
  let complaint = '';
  child.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
  const ready = Promise.race([
    once(child.stdout, 'data').then(([text]) => String(text)),
    once(child, 'exit').then(() => Promise.reject(new Error(complaint))),
  ]);
  return { child, ready, fetchWith: fetchOverHttp(appOrigin), now: () => new Date(), dataDir };
}

function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv' }).format(new Date());
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

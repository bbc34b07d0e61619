import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { MIGRATIONS_DIR } from '../src/package-files';
import { freshDirectory } from './support/get-cached-folder';
import { buildBank, findFreePorts, SHORT_LIVED, startBankProcess } from './support/bank-process';

const TRACER = pathToFileURL(join(dirname(MIGRATIONS_DIR), 'test/support/trace-fsync.mjs')).href;

interface TraceEvent {
  readonly synced?: string;
  readonly renamed?: string;
  readonly to?: string;
  readonly files?: readonly string[];
}

beforeAll(() => buildBank(), 120_000);

test('a first start that is cut off is made good by the next, which puts every file onto the disk before it is ready', async () => {
  const dataDir = join(freshDirectory(), 'var', 'bank');
  const unfinished = join(dataDir, 'database.unfinished');
  const traceFile = join(dirname(dirname(dataDir)), 'trace');
  const start = async (flags: readonly string[] = []) =>
    startBankProcess({
      ports: await findFreePorts(),
      dataDir,
      flags: [...SHORT_LIVED, ...flags],
      env: { NCB_TRACE_TO: traceFile },
    });

  const cutOff = await start();
  while (!existsSync(join(unfinished, 'PG_VERSION'))) await setTimeout(5);
  await cutOff.kill();
  expect(existsSync(join(dataDir, 'database'))).toBe(false);

  const bank = await start(['--import', TRACER]);
  await bank.ready;
  const events = readFileSync(traceFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TraceEvent);
  await bank.stop();

  const database = join(dataDir, 'database');
  const named = events.findIndex(({ renamed, to }) => renamed === unfinished && to === database);
  const synced = new Set(events.slice(0, named).map(({ synced: path }) => path));
  const { files = [] } = events[named] ?? {};
  expect(files.length).toBeGreaterThan(900);
  expect(files.filter((name) => !synced.has(join(unfinished, name)))).toEqual([]);
  expect(synced).toContain(unfinished);
  // The name is stored in the folder above.
  expect(events.slice(named + 1).map(({ synced: path }) => path)).toContain(dataDir);
}, 120_000);

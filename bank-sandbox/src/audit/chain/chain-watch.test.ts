import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { open, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ENGINES, openMigrated } from '../../../test/support/engines';
import { freshDirectory } from '../../../test/support/get-cached-folder';
import { createTestClock, type TestClock } from '../../../test/support/test-clock';
import type { Database } from '../../db';
import { auditBroken, auditCheckTime, auditHeadsMissing } from '../../metrics';
import { createLog } from '../../server/create-log';
import { writeAudit } from '../audit';
import type { AuditEntry } from '../audit-entry';
import { createChainWatch, findBrokenAuditRow, type ChainWatch } from './index';

const ENTRY: AuditEntry = {
  at: new Date('2026-07-15T09:00:00.123Z'),
  actor: { userId: null, companyId: null, address: '127.0.0.1' },
  action: 'signIn',
  result: 'invalid_credentials',
};

// First: the metrics of a process keep what any watch of it finds.
test('metrics of the chain are left out until a check has ended', async () => {
  for (const gauge of [auditBroken, auditCheckTime, auditHeadsMissing]) expect((await gauge.get()).values).toEqual([]);
});

describe.each(ENGINES)('the watch of the audit chain on %s', (engine) => {
  let db: Database;
  let clock: TestClock;
  let dataDir: string;
  let log: string[];
  let failures: unknown[];
  beforeEach(async () => {
    [db, clock, dataDir, log, failures] = [await openMigrated(engine), createTestClock(), freshDirectory(), [], []];
  }, 30_000);
  afterEach(async () => {
    await db.close();
    rmSync(dataDir, { recursive: true });
  });

  const file = () => join(dataDir, 'audit-heads.txt');
  const lines = () => (existsSync(file()) ? readFileSync(file(), 'utf8').split('\n').slice(0, -1) : []);
  const watch = (
    options: { readonly limitMs?: number; readonly fileLimitMs?: number; readonly auditHeads?: string } = {},
  ): ChainWatch =>
    createChainWatch({
      db,
      clock,
      config: { dataDir, auditHeads: options.auditHeads ?? null },
      log: createLog('info', { write: (line) => log.push(line) }),
      onFailure: (error) => failures.push(error),
      partSize: 7,
      ...options,
    });
  const lastLog = () => JSON.parse(log.at(-1) ?? '{}') as Readonly<Record<string, unknown>>;

  async function write(count: number, entry: AuditEntry = ENTRY): Promise<void> {
    for (let index = 0; index < count; index += 1) await writeAudit(db.queries, entry);
  }

  /** Changes rows past the bank, as an administrator of the database can. */
  async function forge(...statements: readonly string[]): Promise<void> {
    await db.run('ALTER TABLE audit DISABLE TRIGGER audit_append_only');
    for (const statement of statements) await db.run(statement);
    await db.run('ALTER TABLE audit ENABLE TRIGGER audit_append_only');
  }

  const cutAfter = (entry: number) => [
    `DELETE FROM audit WHERE id > ${entry}`,
    `UPDATE audit_head SET entries = ${entry}, hash = (SELECT hash FROM audit WHERE id = ${entry})`,
  ];

  async function runWhole(entries: number, chain = watch()): Promise<ChainWatch> {
    await write(entries);
    await chain.run();
    expect([chain.getState(), failures]).toEqual(['whole', []]);
    return chain;
  }

  test.each([1, 7, 14, 20])('a chain of %i entries is whole, and its head is written once', async (entries) => {
    const chain = watch();
    expect(chain.getState()).toBe('unchecked');
    await runWhole(entries, chain);
    await chain.run();
    await watch().run();
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toMatch(new RegExp(`^2026-07-15T09:00:00.000Z [0-9a-f-]{36} ${entries} [0-9a-f]{64}$`));
    await runWhole(1, chain);
    expect(lines()).toHaveLength(2);
    expect(lastLog()).toMatchObject({ msg: 'audit trail is whole' });
    expect((await auditBroken.get()).values).toMatchObject([{ value: 0 }]);
  });

  test('a changed entry is found the next night, named, and its chain is not confirmed', async () => {
    const chain = await runWhole(20);
    await forge(`UPDATE audit SET result = 'ok' WHERE id = 9`);
    await write(1);
    clock.pass({ hours: 13 });
    await chain.run();
    expect(chain.getState()).toBe('whole');
    // 02:00 in Kyiv.
    clock.pass({ hours: 1 });
    await write(1);
    await chain.run();
    expect(chain.getState()).toBe('broken');
    expect(lastLog()).toMatchObject({
      level: 50,
      reason: 'changed',
      entry: 9,
      intactTo: 8,
      msg: 'audit trail is broken',
    });
    expect((await auditBroken.get()).values).toMatchObject([{ value: 1 }]);
    expect(lines()).toHaveLength(2);
    const reports = log.length;
    await chain.run();
    expect([chain.getState(), log.length]).toEqual(['broken', reports]);
  });

  test('a deleted entry is found, and the entry after it is named', async () => {
    await write(20);
    await forge('DELETE FROM audit WHERE id IN (7, 8)');
    await watch().run();
    expect(lastLog()).toMatchObject({ reason: 'changed', entry: 9, intactTo: 6 });
  });

  test('entries missing at the end are found without a head outside, if the head inside was left', async () => {
    await write(20);
    await forge('DELETE FROM audit WHERE id > 15');
    await watch().run();
    expect(lastLog()).toMatchObject({ reason: 'truncated', entry: 16, intactTo: 15 });
  });

  test('a head inside that was put back is found', async () => {
    await write(20);
    await forge('UPDATE audit_head SET entries = 19');
    await watch().run();
    expect(lastLog()).toMatchObject({ reason: 'changed', entry: 20, intactTo: 19 });
  });

  test('a chain cut off with its head is whole inside, and found within an hour, also by a new process', async () => {
    const chain = await runWhole(12);
    await runWhole(8, chain);
    await forge(...cutAfter(15));
    expect(await findBrokenAuditRow(db.queries)).toBeNull();
    for (const each of [chain, watch()]) {
      await each.run();
      expect(each.getState()).toBe('broken');
      expect(lastLog()).toMatchObject({ reason: 'truncated', entry: 16, intactTo: 12 });
    }
    expect(lines()).toHaveLength(2);
  });

  test('a chain rewritten from an entry on is whole inside, and found within an hour', async () => {
    const chain = await runWhole(12);
    await runWhole(8, chain);
    await forge(...cutAfter(15));
    await write(10, { ...ENTRY, result: 'ok' });
    expect(await findBrokenAuditRow(db.queries)).toBeNull();
    await chain.run();
    expect(lastLog()).toMatchObject({ reason: 'rewritten', entry: 20, intactTo: 12 });
  });

  test('heads that vanish while the bank works are found', async () => {
    const chain = await runWhole(12);
    writeFileSync(file(), '');
    await chain.run();
    expect([chain.getState(), lastLog()]).toMatchObject(['broken', { reason: 'headsLost', entry: 12 }]);
  });

  test('a line that a power cut left incomplete is none, and spoils no other', async () => {
    const chain = await runWhole(12);
    appendFileSync(file(), '2026-07-15T09:00:00.000Z 6ad6b72e-0000-4000-8000-000000000000 13 0123');
    await runWhole(1, chain);
    expect(lines().map((line) => line.split(' ').at(-2))).toEqual(['12', '13', '13']);
    truncateSync(file(), readFileSync(file()).length - 10);
    await runWhole(1, watch());
    await forge(...cutAfter(13));
    const later = watch();
    await later.run();
    expect(lastLog()).toMatchObject({ reason: 'truncated', entry: 14, intactTo: 12 });
  });

  test('a check beyond its limit goes on where it was', async () => {
    const chain = watch({ limitMs: 0 });
    await write(16);
    for (const state of ['unchecked', 'unchecked', 'whole']) {
      await chain.run();
      expect(chain.getState()).toBe(state);
    }
    expect(failures).toEqual([]);
  });

  test('a file that cannot be read is a failure of the watch, and a broken chain is reported all the same', async () => {
    mkdirSync(join(dataDir, 'folder'));
    const chain = watch({ auditHeads: join(dataDir, 'folder') });
    await write(3);
    await chain.run();
    expect([chain.getState(), failures]).toEqual(['whole', [expect.objectContaining({ code: 'EISDIR' })]]);
    await forge(`UPDATE audit SET result = 'ok' WHERE id = 2`);
    clock.pass({ hours: 24 });
    await chain.run();
    expect([chain.getState(), lastLog()]).toMatchObject(['broken', { reason: 'changed', entry: 2 }]);
    expect(failures).toHaveLength(2);
  });

  test('the folder of a configured file is not made: its mount is missing', async () => {
    await write(3);
    await watch({ auditHeads: join(dataDir, 'mount/heads.txt') }).run();
    expect(failures).toEqual([expect.objectContaining({ code: 'ENOENT' })]);
    expect(existsSync(join(dataDir, 'mount'))).toBe(false);
  });

  test('a mount that hangs is a failure within its limit, and is called again when it answers', async () => {
    execFileSync('mkfifo', [file()]);
    const chain = watch({ fileLimitMs: 50 });
    await write(3);
    await chain.run();
    await chain.run();
    expect([chain.getState(), failures.map(String)]).toEqual([
      'whole',
      ['Error: the file of audit heads does not answer', 'Error: the file of audit heads still does not answer'],
    ]);
    await writeFile(file(), '');
    rmSync(file());
    while (lines().length === 0) {
      await pause(20);
      await chain.run();
    }
    expect(lines()).toHaveLength(1);
  });

  test('a disk that takes a part of a line is a failure; the next line stands on its own', async () => {
    const chain = await runWhole(12);
    const handle = await open(file());
    const writePart = jest.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'write');
    await handle.close();
    writePart.mockImplementationOnce(function (this: FileHandle, text: Buffer) {
      return this.write(text.subarray(0, 50));
    } as FileHandle['write']);
    await write(1);
    await chain.run();
    expect(failures.map(String)).toEqual([expect.stringMatching(/^Error: 50 of \d+ bytes were written/)]);
    failures = [];
    await runWhole(1, chain);
    expect(lines().map((line) => line.split(' ').at(-2))).toEqual(['12', expect.anything(), '14']);
    writePart.mockRestore();
  });

  test('a function of the database that finds every entry right deceives its own check only', async () => {
    const chain = await runWhole(20);
    await db.run(`CREATE OR REPLACE FUNCTION audit_hash(entry audit, previous bytea) RETURNS bytea LANGUAGE sql STABLE
      AS 'SELECT coalesce((SELECT hash FROM audit WHERE id = entry.id), sha256(previous))'`);
    await forge(`UPDATE audit SET result = 'ok' WHERE id = 9`);
    expect(await findBrokenAuditRow(db.queries)).toBeNull();
    clock.pass({ hours: 24 });
    await chain.run();
    expect(lastLog()).toMatchObject({ reason: 'changed', entry: 9, intactTo: 8 });
  });

  test('an accepted entry lets checks and heads go on, and no other fault', async () => {
    const chain = await runWhole(12);
    await runWhole(8, chain);
    await forge(`UPDATE audit SET result = 'ok' WHERE id IN (9, 10)`);
    clock.pass({ hours: 24 });
    for (const entry of [9, 10]) {
      await chain.run();
      expect([chain.getState(), lastLog()['entry']]).toEqual(['broken', entry]);
      appendFileSync(file(), `${String(lastLog()['acceptance'])}\n`);
    }
    await runWhole(1, chain);
    await runWhole(1, watch());
    expect(lines()).toHaveLength(6);
    expect(lastLog()).toMatchObject({ msg: 'audit trail is whole' });
    await forge(`UPDATE audit SET result = 'ok' WHERE id = 11`);
    const later = watch();
    await later.run();
    expect([later.getState(), lastLog()['entry']]).toEqual(['broken', 11]);
  });

  test.each([
    ['cut off', 0],
    ['rewritten', 10],
  ])('a chain that was %s goes on from the entry that is accepted', async (_, rewritten) => {
    const chain = await runWhole(12);
    await runWhole(8, chain);
    await forge(...cutAfter(15));
    await write(rewritten, { ...ENTRY, result: 'ok' });
    await chain.run();
    expect(chain.getState()).toBe('broken');
    appendFileSync(file(), `${String(lastLog()['acceptance'])}\n`);
    // Restarted: the process knows of a head that has been given up.
    const later = watch();
    await runWhole(1, later);
    await runWhole(30, later);
    await forge(...cutAfter(22));
    await later.run();
    expect(later.getState()).toBe('broken');
  });

  test('heads of another database are told, and are no fault', async () => {
    await runWhole(12);
    const [line = ''] = lines();
    writeFileSync(file(), `${line.replace(/ \S{36} /, ' 6ad6b72e-0000-4000-8000-000000000000 ')}\n`);
    log = [];
    await runWhole(0);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({
      level: 40,
      msg: expect.stringContaining('of another database only'),
    });
    expect((await auditHeadsMissing.get()).values).toMatchObject([{ value: 1 }]);
    expect(lines()).toHaveLength(2);
    await runWhole(0, watch());
    expect((await auditHeadsMissing.get()).values).toMatchObject([{ value: 0 }]);
  });

  test('a trail without heads is told at the start', async () => {
    await runWhole(12);
    rmSync(file());
    log = [];
    await runWhole(0);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ level: 40, msg: expect.stringContaining('is missing or empty') });
    expect((await auditHeadsMissing.get()).values).toMatchObject([{ value: 1 }]);
  });

  test('heads of several parts are all compared', async () => {
    const chain = watch();
    for (let count = 0; count < 16; count += 1) await runWhole(1, chain);
    await forge(...cutAfter(14));
    await chain.run();
    expect(lastLog()).toMatchObject({ reason: 'truncated', entry: 15, intactTo: 14 });
  });

  test('a clock that is put back does not put the check off', async () => {
    const chain = await runWhole(12);
    await forge(`UPDATE audit SET result = 'ok' WHERE id = 9`);
    clock.pass({ hours: -1 });
    await chain.run();
    expect(chain.getState()).toBe('broken');
  });

  test('a stop ends a running check', async () => {
    await write(20);
    const chain = watch();
    const running = chain.run();
    await chain.stop();
    await running;
    expect([chain.getState(), failures]).toEqual(['unchecked', []]);
  });
});

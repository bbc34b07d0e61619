import { appendFileSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES, openMigrated } from '../../../test/support/engines';
import { freshDirectory } from '../../../test/support/get-cached-folder';
import { createTestClock, type TestClock } from '../../../test/support/test-clock';
import type { Database } from '../../db';
import { auditBroken } from '../../metrics';
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
  const watch = (options: { readonly limitMs?: number; readonly auditHeads?: string } = {}): ChainWatch =>
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
    expect(lines()[0]).toMatch(new RegExp(`^2026-07-15T09:00:00.000Z ${entries} [0-9a-f]{64}$`));
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
    appendFileSync(file(), '2026-07-15T09:00:00.000Z 13 0123');
    await runWhole(1, chain);
    expect(lines().map((line) => line.split(' ')[1])).toEqual(['12', '13', '13']);
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

  test('heads that cannot be written are a failure of the watch, not of the chain', async () => {
    writeFileSync(join(dataDir, 'taken'), '');
    const chain = watch({ auditHeads: join(dataDir, 'taken/heads.txt') });
    await write(3);
    await chain.run();
    expect([chain.getState(), failures]).toEqual(['whole', [expect.objectContaining({ code: 'EEXIST' })]]);
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

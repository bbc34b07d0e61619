import { execFile } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { getPayment } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { findBrokenAuditRow } from '../src/audit';
import { openDatabase } from '../src/db';
import { findLedgerFaults } from '../src/ledger';
import { MIGRATIONS_DIR } from '../src/package-files';
import {
  findFreePorts,
  getToday,
  startBankProcess,
  UNLIMITED,
  type BankProcess,
  type ProcessOptions,
} from './support/bank-process';
import { ENGINES } from './support/engines';
import { freshDirectory } from './support/get-cached-folder';
import { ok, Person } from './support/person';
import { copyPreparedBank, prepareBank } from './support/prepare-bank';
import { createServerDatabase } from './support/server-image';

// Source: docs/operating.md#backup-and-restore.

const DOCUMENT = readFileSync(join(dirname(MIGRATIONS_DIR), '../docs/operating.md'), 'utf8');
/** Commands of the document: the backup, the restore with its check. */
const [BACK_UP = '', RESTORE = ''] = [...DOCUMENT.matchAll(/```sh\n(.+?)```/gs)].map(([, commands]) => commands);

async function runCommands(commands: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const env = { PATH: process.env['PATH'], ...environment };
  return (await promisify(execFile)('sh', ['-ec', commands], { env })).stdout.trim();
}

type Place = Pick<ProcessOptions, 'dataDir' | 'databaseUrl' | 'env'>;

const LIMIT_MS = 120_000;

const running: BankProcess[] = [];
const drops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((bank) => bank.stop()));
  for (const drop of drops.splice(0)) await drop();
});

async function start({ env, ...place }: Place): Promise<BankProcess> {
  const bank = startBankProcess({ ...place, ports: await findFreePorts(), env: { ...UNLIMITED, ...env } });
  await bank.ready;
  running.push(bank);
  return bank;
}

const signIn = (bank: BankProcess, login: string) => new Person(bank, login).signIn('1001');

/** Saves a payment with the accountant's signature. */
async function saveHalfSigned(bank: BankProcess, number: string): Promise<string> {
  const accountant = await signIn(bank, 'buh1');
  const id = await accountant.save({ number, documentDate: getToday() });
  expect(await accountant.sign(id)).toEqual([ok(id, DocumentStatus.signedSecond)]);
  return id;
}

/** The restored bank has the backup's documents and signatures, not later ones, and works on. */
async function expectRestored(place: Place, halfSigned: string, later: string): Promise<void> {
  const bank = await start(place);
  const director = await signIn(bank, 'director1');
  const { payment } = await director.get(getPayment, { id: halfSigned });
  expect(payment).toMatchObject({ number: '9001', status: DocumentStatus.signedSecond });
  expect(await director.refused(getPayment, { id: later })).toMatchObject({ kind: 'refused' });
  expect(await director.sign(halfSigned)).toEqual([ok(halfSigned, DocumentStatus.ready)]);
  expect(await director.send(halfSigned)).toEqual([ok(halfSigned, DocumentStatus.inProgress)]);
  await director.save({ number: '9003', documentDate: getToday() });
  await running.pop()?.stop();
  await expectWhole(place);
}

async function expectWhole({ dataDir, databaseUrl }: Place): Promise<void> {
  const db = await openDatabase(
    databaseUrl ? { kind: 'server', url: databaseUrl } : { kind: 'folder', dataDir, address: 'checks' },
    () => undefined,
  );
  try {
    expect([await findLedgerFaults(db.queries), await findBrokenAuditRow(db.queries)]).toEqual([[], null]);
  } finally {
    await db.close();
  }
}

beforeAll(async () => {
  for (const engine of ENGINES) await prepareBank(engine);
}, 240_000);

test(
  'the folder of a stopped bank, copied, is a bank with everything up to the copy',
  async () => {
    const { place } = await copyPreparedBank('pglite');
    const bank = await start(place);
    const halfSigned = await saveHalfSigned(bank, '9001');
    await running.pop()?.stop();
    const dataDir = freshDirectory();
    cpSync(place.dataDir, dataDir, { recursive: true });
    const later = await saveHalfSigned(await start(place), '9002');
    await expectRestored({ dataDir }, halfSigned, later);
  },
  LIMIT_MS,
);

if (ENGINES.includes('postgres')) {
  /** Dumps the database of a bank at work, and restores it into an empty one. */
  async function backUpAndRestore() {
    const { place, drop } = await copyPreparedBank('postgres');
    drops.push(drop);
    const bank = await start(place);
    const halfSigned = await saveHalfSigned(bank, '9001');
    const BACKUP = join(freshDirectory(), 'bank.dump');
    await runCommands(BACK_UP, { BACKUP, DATABASE_URL: place.databaseUrl ?? '' });
    const later = await saveHalfSigned(bank, '9002');
    const target = await createServerDatabase();
    drops.push(target.drop);
    expect(await runCommands(RESTORE, { BACKUP, NEW_DATABASE_URL: target.place.url })).toBe('');
    return { folder: place.dataDir, databaseUrl: target.place.url, halfSigned, later };
  }

  test(
    'a dump made while the bank works, with a copy of the folder, is a bank with everything up to the dump',
    async () => {
      const { folder, databaseUrl, halfSigned, later } = await backUpAndRestore();
      const dataDir = freshDirectory();
      cpSync(folder, dataDir, { recursive: true });
      await expectRestored({ dataDir, databaseUrl }, halfSigned, later);
    },
    LIMIT_MS,
  );

  test(
    'a dump starts no bank without the pepper, with it alone people sign in and sign with their own keys',
    async () => {
      const { folder, databaseUrl, halfSigned, later } = await backUpAndRestore();
      await expect(start({ dataDir: freshDirectory(), databaseUrl })).rejects.toThrow('filled with another pepper');
      const dataDir = freshDirectory();
      // The key files of people, which are with them and not with the bank.
      cpSync(join(folder, 'keys'), join(dataDir, 'keys'), { recursive: true });
      const env = { NCB_PEPPER: readFileSync(join(folder, 'pepper'), 'utf8').trim() };
      await expectRestored({ dataDir, databaseUrl, env }, halfSigned, later);
    },
    LIMIT_MS,
  );
}

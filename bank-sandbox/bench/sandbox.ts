import { execFileSync } from 'node:child_process';
import { listAccounts } from '@ncb/shared-kernel/api/contract';
import { freshDirectory } from '../test/support/get-cached-folder';
import { Person } from '../test/support/person';
import { findFreePorts, startBankProcess, getToday, UNLIMITED } from '../test/support/bank-process';
import { openDatabase } from '../src/db';
import { generateDocuments } from '../src/generator';
import { findLedgerFaults } from '../src/ledger';
import { createMaximumFigure, measureOrMiss, withoutLimit, type Figure } from './figure';
import { keepAlive } from './keep-alive';
import { measureJournal, measureStatement } from './reading-measurements';
import { AT_ONCE, measureSaving } from './measure-saving';
import { measureOnServer } from './measure-on-server';
import type { ServerDatabase } from './server-database';

const EVERY_MS = 250;

/** Watches the memory of a process. @returns ends the watch and returns the highest value seen */
function watchMemory(pid: number): () => Figure {
  let most = 0;
  const look = () => {
    const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
    most = Math.max(most, kilobytes / 1024);
  };
  const timer = setInterval(look, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    look();
    return createMaximumFigure('memory of the process under this load, at most', most, 350, 'MB');
  };
}

const DOCUMENTS = 200_000;
const MAIN_ACCOUNT = '26003999000101';

/** `npm run bench -- sandbox`: a company with 200,000 documents, one process of the bank, PostgreSQL. */
async function run(database: ServerDatabase): Promise<readonly Figure[]> {
  const options = {
    ports: await findFreePorts(),
    dataDir: freshDirectory(),
    databaseUrl: database.url,
    env: UNLIMITED,
  };
  const seeding = startBankProcess(options);
  await seeding.ready;
  await seeding.stop();
  const generated = await measureGenerator(database.url);

  const bank = startBankProcess(options);
  await bank.ready;
  try {
    const person = await new Person(bank, 'director1').signIn('1001');
    const { accounts } = await person.get(listAccounts, {});
    const mainAccount = accounts.find(({ number }) => number === MAIN_ACCOUNT)?.id ?? '';
    const ask = keepAlive(bank, person, AT_ONCE);
    const memory = watchMemory(bank.child.pid ?? 0);
    const journal = await measureOrMiss('get_payments', () => measureJournal(ask));
    const statement = await measureOrMiss('get_billing', () => measureStatement(ask, mainAccount, getToday()));
    const saving = await measureOrMiss('save_pmt', () => measureSaving(ask, database.url, getToday()));
    return [...generated, ...journal, ...statement, ...saving, memory()];
  } finally {
    await bank.stop();
  }
}

async function measureGenerator(url: string): Promise<readonly Figure[]> {
  const db = await openDatabase({ kind: 'server', url }, () => undefined);
  const started = performance.now();
  await generateDocuments(db, DOCUMENTS, new Date());
  const seconds = (performance.now() - started) / 1000;
  const faults = await findLedgerFaults(db.queries);
  await db.close();
  if (faults.length > 0) throw new Error(`the ledger has ${faults.length} faults`);
  return [
    createMaximumFigure(`generate ${DOCUMENTS.toLocaleString('en')} documents of a year`, seconds, 180, 's'),
    withoutLimit('documents in a second', DOCUMENTS / seconds, '/s'),
  ];
}

await measureOnServer(run);

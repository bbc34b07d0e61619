import { cpSync } from 'node:fs';
import { cached, freshDirectory } from './cache';
import type { EngineOfTests } from './engines';
import { marksOf } from './image';
import { buildBank, freePorts, SHORT_LIVED, startBankProcess, today, type ProcessOptions } from './process';
import { createOnServer, keptOnServer } from './server';

/** Where a bank as a process of its own keeps its data, and how it is run. */
export interface BankData {
  readonly place: Pick<ProcessOptions, 'dataDir' | 'databaseUrl' | 'flags'>;
  /** Removes its database from the server, where it has one. */
  drop(): Promise<void>;
}

/** A copy of what `beginBank` keeps. */
export async function begunBank(engine: EngineOfTests): Promise<BankData> {
  const { folder, database } = await beginBank(engine);
  const dataDir = freshDirectory();
  cpSync(folder, dataDir, { recursive: true });
  if (database === null) return { place: { dataDir, flags: SHORT_LIVED }, drop: () => Promise.resolve() };
  const { place, drop } = await createOnServer(database);
  return { place: { dataDir, databaseUrl: place.url, flags: SHORT_LIVED }, drop };
}

/**
 * The data that the built bank makes on its first day, by the machine's clock and at the real costs of passwords and key
 * files: to make them takes a process fifteen seconds. They are made once a day for a build (docs/adr/0057).
 */
export async function beginBank(engine: EngineOfTests): Promise<{ folder: string; database: string | null }> {
  await buildBank();
  const name = `begun_${today().replaceAll('-', '')}_${marksOf(['dist', 'migrations', 'assets', 'test/support'])}`;
  if (engine === 'pglite')
    return { folder: await cached(name, (folder) => begin({ dataDir: folder })), database: null };
  const { directory, database } = await keptOnServer(name, (url, folder) =>
    begin({ dataDir: folder, databaseUrl: url }),
  );
  return { folder: directory, database };
}

/** Lets the bank make its data and stops it. Where it answered leaves no trace in them. */
async function begin(place: BankData['place']): Promise<void> {
  const bank = startBankProcess({ ...place, ports: await freePorts(), flags: SHORT_LIVED });
  await bank.ready;
  const [code] = await bank.stop();
  if (code !== 0) throw new Error(`the bank that made the data of the first day ended with ${code}`);
}

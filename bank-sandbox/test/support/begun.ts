import { cpSync } from 'node:fs';
import { cached, freshDirectory } from './cache';
import type { EngineOfTests } from './engines';
import { marksOf } from './image';
import { buildBank, freePorts, SHORT_LIVED, startBankProcess, today, type ProcessOptions } from './process';
import { createOnServer, keptOnServer } from './server';

export interface BankData {
  readonly place: Pick<ProcessOptions, 'dataDir' | 'databaseUrl' | 'flags'>;
  drop(): Promise<void>;
}

export async function begunBank(engine: EngineOfTests): Promise<BankData> {
  const { folder, database } = await beginBank(engine);
  const dataDir = freshDirectory();
  cpSync(folder, dataDir, { recursive: true });
  if (database === null) return { place: { dataDir, flags: SHORT_LIVED }, drop: () => Promise.resolve() };
  const { place, drop } = await createOnServer(database);
  return { place: { dataDir, databaseUrl: place.url, flags: SHORT_LIVED }, drop };
}

/**
 * Prepares data as at a first start, with real costs, which takes 15 s. Made once a day per build. Source:
 * docs/adr/0057
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

/** Makes the data; the bank's address leaves no trace in them. */
async function begin(place: BankData['place']): Promise<void> {
  const bank = startBankProcess({ ...place, ports: await freePorts(), flags: SHORT_LIVED });
  await bank.ready;
  const [code] = await bank.stop();
  if (code !== 0) throw new Error(`the bank that made the data of the first day ended with ${code}`);
}

import { cpSync } from 'node:fs';
import { getCachedFolder, freshDirectory } from './get-cached-folder';
import type { EngineOfTests } from './engines';
import { hashSources } from './image';
import { buildBank, findFreePorts, SHORT_LIVED, startBankProcess, getToday, type ProcessOptions } from './bank-process';
import { createServerDatabase, getServerDatabase } from './server-image';

export interface BankData {
  readonly place: Pick<ProcessOptions, 'dataDir' | 'databaseUrl' | 'flags'>;
  drop(): Promise<void>;
}

export async function copyPreparedBank(engine: EngineOfTests): Promise<BankData> {
  const { folder, database } = await prepareBank(engine);
  const dataDir = freshDirectory();
  cpSync(folder, dataDir, { recursive: true });
  if (database === null) return { place: { dataDir, flags: SHORT_LIVED }, drop: () => Promise.resolve() };
  const { place, drop } = await createServerDatabase(database);
  return { place: { dataDir, databaseUrl: place.url, flags: SHORT_LIVED }, drop };
}

/**
 * Prepares data as at a first start, with real costs, which takes 15 s. Made once a day per build. Source:
 * docs/adr/0088#databases
 */
export async function prepareBank(engine: EngineOfTests): Promise<{ folder: string; database: string | null }> {
  await buildBank();
  const name = `begun_${getToday().replaceAll('-', '')}_${hashSources(['dist', 'migrations', 'assets', 'test/support'])}`;
  if (engine === 'pglite')
    return { folder: await getCachedFolder(name, (folder) => makeData({ dataDir: folder })), database: null };
  const { directory, database } = await getServerDatabase(name, (url, folder) =>
    makeData({ dataDir: folder, databaseUrl: url }),
  );
  return { folder: directory, database };
}

/** Makes the data; the bank's address leaves no trace in them. */
async function makeData(place: BankData['place']): Promise<void> {
  const bank = startBankProcess({ ...place, ports: await findFreePorts(), flags: SHORT_LIVED });
  await bank.ready;
  const [code] = await bank.stop();
  if (code !== 0) throw new Error(`the bank that made the data of the first day ended with ${code}`);
}

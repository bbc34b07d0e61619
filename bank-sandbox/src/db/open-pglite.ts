import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PGlite, type PGliteOptions, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { makeFolder, syncFolder, syncPath } from '../durable-files';
import { assertOutsideTransaction, type Engine } from './database';
import { unwatched, type QueryWatch } from './watch-slow-queries';
import { DURABLE_PARAMETERS, createDurableFs } from './create-durable-fs';

type PGlitePlace =
  | { readonly directory: string; readonly onFsync?: () => void }
  /** Memory for tests; `copyOf` is a dumped data directory. */
  | { readonly directory: null; readonly copyOf?: Blob };

/**
 * PGlite gives int8 as number or bigint, pg as a string. Bytes are sent as hexadecimal text, which Node converts a
 * hundred times faster than PGlite: a 5 MB file would block the process for seconds.
 */
const PARSERS = { 20: Number, 17: (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex')) };
const SERIALIZERS = { 17: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` };

/** Smaller buffers: the usual 128 MB would be a second copy. */
const IN_MEMORY: readonly string[] = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

interface OpenPGlite {
  readonly engine: Engine;
  readonly pglite: PGlite;
}

export async function openPGlite(place: PGlitePlace, watch = unwatched): Promise<OpenPGlite> {
  if (place.directory !== null) await initialise(place.directory);
  const pglite = await PGlite.create({ ...buildStorageOptions(place), parsers: PARSERS, serializers: SERIALIZERS });
  await pglite.exec(`SET TIME ZONE 'UTC'`);
  const outer = {
    query: async (text: string, params?: unknown[], options?: QueryOptions): Promise<Results> => {
      assertOutsideTransaction();
      const result = await watch(text, () => pglite.query(text, params, options));
      // Answers arrive as microtasks: otherwise a loop of queries blocks timers and requests.
      await setImmediate();
      return result as Results;
    },
  };
  const engine: Engine = {
    name: 'pglite',
    queries: drizzle(outer as unknown as PGlite),
    async inTransaction(work) {
      const result = await pglite.transaction((tx) => work(drizzle(watchQueries(tx, watch) as unknown as PGlite)));
      await setImmediate();
      return result;
    },
    async run(statement) {
      await pglite.exec(statement);
    },
    close: () => pglite.close(),
  };
  return { engine, pglite };
}

function watchQueries(tx: Transaction, watch: QueryWatch): Pick<Transaction, 'query'> {
  return {
    query: (text: string, params?: unknown[], options?: QueryOptions) =>
      watch(text, () => tx.query(text, params, options)) as Promise<never>,
  };
}

/**
 * Creates a database. PGlite does not sync its files meanwhile, and a half-made one does not open: the folder gets its
 * name when complete.
 */
async function initialise(directory: string): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return;
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  makeFolder(unfinished);
  await (await PGlite.create(buildStorageOptions({ directory: unfinished }))).close();
  syncFolder(unfinished);
  renameSync(unfinished, directory);
  syncPath(dirname(directory));
}

function buildStorageOptions(place: PGlitePlace): PGliteOptions {
  if (place.directory === null)
    return { startParams: [...IN_MEMORY], ...(place.copyOf && { loadDataDir: place.copyOf }) };
  return { fs: createDurableFs(place.directory, place.onFsync), startParams: [...DURABLE_PARAMETERS] };
}

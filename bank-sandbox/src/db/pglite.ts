import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PGlite, type PGliteOptions, type QueryOptions, type Results } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { makeFolder, syncFolder, syncPath } from '../durable-files';
import { assertOutsideTransaction, type Engine } from './database';
import { DURABLE_PARAMETERS, durableFs } from './durable-fs';

export type PGlitePlace =
  | { readonly directory: string; readonly onFsync?: () => void }
  /** In memory, for tests; `copyOf` is a data directory dumped before. */
  | { readonly directory: null; readonly copyOf?: Blob };

/**
 * int8 as a number whatever its size (PGlite gives number or bigint, pg a string); dates and times stay text. Bytes
 * travel as hexadecimal text, which Node writes and reads a hundred times faster than PGlite's own loop over them: a
 * file of five megabytes would hold up everybody for seconds.
 */
const PARSERS = { 20: Number, 17: (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex')) };
const SERIALIZERS = { 17: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` };

/** Everything is in memory already: the usual 128 MB of buffers would be a second copy, cleared at each start. */
const IN_MEMORY: readonly string[] = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** PGlite as an engine, and itself for what only it can do: dump its whole directory. */
export interface OpenPGlite {
  readonly engine: Engine;
  readonly pglite: PGlite;
}

/** PostgreSQL inside this process: PGlite, durable when it has a directory. */
export async function openPGlite(place: PGlitePlace): Promise<OpenPGlite> {
  if (place.directory !== null) await initialise(place.directory);
  const pglite = await PGlite.create({ ...storage(place), parsers: PARSERS, serializers: SERIALIZERS });
  await pglite.exec(`SET TIME ZONE 'UTC'`);
  const outer = {
    query: async (text: string, params?: unknown[], options?: QueryOptions): Promise<Results> => {
      assertOutsideTransaction();
      const result = await pglite.query(text, params, options);
      // Answers arrive as microtasks: without this a loop of queries lets no timer and no other request in.
      await setImmediate();
      return result as Results;
    },
  };
  const engine: Engine = {
    name: 'pglite',
    queries: drizzle(outer as unknown as PGlite),
    async inTransaction(work) {
      const result = await pglite.transaction((tx) => work(drizzle(tx as unknown as PGlite)));
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

/**
 * Makes an empty database in a folder that has none. Nothing that PGlite writes while it does so is put onto the disk by
 * itself, and one that is half made does not open: it gets its name when it is whole.
 */
async function initialise(directory: string): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return;
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  makeFolder(unfinished);
  await (await PGlite.create(storage({ directory: unfinished }))).close();
  syncFolder(unfinished);
  renameSync(unfinished, directory);
  syncPath(dirname(directory));
}

function storage(place: PGlitePlace): PGliteOptions {
  if (place.directory === null)
    return { startParams: [...IN_MEMORY], ...(place.copyOf && { loadDataDir: place.copyOf }) };
  return { fs: durableFs(place.directory, place.onFsync), startParams: [...DURABLE_PARAMETERS] };
}

import { fsyncSync, mkdirSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of PGlite's Emscripten module that is touched. Internal, so PGlite is pinned and a test counts fsyncs. */
interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } };
}

/**
 * PGlite's file system with fsync. Its own never calls fsync, so that after a power cut committed payments are gone or
 * the database does not open at all (reference/sandbox-measurements 1.2).
 */
class DurableNodeFS extends NodeFS {
  readonly #onFsync: () => void;

  constructor(directory: string, onFsync: () => void) {
    super(directory);
    this.#onFsync = onFsync;
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addFsync = (module: unknown) => {
      (module as EmscriptenModule).NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fsyncSync(nfd);
        this.#onFsync();
        return 0;
      };
    };
    type PreRun = NonNullable<typeof emscriptenOpts.preRun>;
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] as PreRun } };
  }
}

/** The file system over a folder, which is made if need be. */
export function durableFs(directory: string, onFsync: () => void = () => undefined): NonNullable<PGliteOptions['fs']> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return new DurableNodeFS(directory, onFsync);
}

/**
 * Start parameters that make PostgreSQL use that fsync: PGlite starts it with `-F` (fsync off), and `fsync` is the only
 * method that Emscripten does not answer with a false success. Buffers beyond 32 MB are only resident memory here.
 */
export const DURABLE_PARAMETERS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=32MB', 'max_wal_size=128MB', 'min_wal_size=32MB'].flatMap(
    (setting) => ['-c', setting],
  ),
];

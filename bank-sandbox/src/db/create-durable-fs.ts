import { fsyncSync, mkdirSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Internal to PGlite, so its version is pinned and a test counts fsyncs. */
interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } };
}

/**
 * PGlite never calls fsync, so that a power cut loses committed payments or the whole database. Source:
 * docs/requirements/security.md#durability.
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

export function createDurableFs(
  directory: string,
  onFsync: () => void = () => undefined,
): NonNullable<PGliteOptions['fs']> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return new DurableNodeFS(directory, onFsync);
}

/**
 * PGlite starts with `-F` (fsync off), and for every sync method except `fsync` Emscripten reports a false success.
 * Buffers beyond 32 MB only cost memory.
 */
export const DURABLE_PARAMETERS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=32MB', 'max_wal_size=128MB', 'min_wal_size=32MB'].flatMap(
    (setting) => ['-c', setting],
  ),
];

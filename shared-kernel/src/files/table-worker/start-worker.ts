import type { FileWorker } from '../worker/start-worker';

/** Starts the worker that only writes tables: half of the one that reads too. The build looks for this expression as well. */
export function startTableWorker(): FileWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { name: 'ncb-tables' });
}

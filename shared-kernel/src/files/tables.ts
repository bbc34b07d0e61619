import { createTableWriter } from './worker/client';
import type { FileWorker } from './worker/start-worker';

/** Client of a worker that only writes tables, half the size of `files`. */
export const tables = createTableWriter(startTableWorker);

/** Starts the worker that only writes tables. The bundler recognises this exact expression. */
function startTableWorker(): FileWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { name: 'ncb-tables' });
}

import type { FileWorker } from '../worker/start-worker';

/** Starts the worker that only writes tables. The bundler recognises this exact expression. */
export function startTableWorker(): FileWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { name: 'ncb-tables' });
}

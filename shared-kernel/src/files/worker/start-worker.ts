import type { OrderWorker } from '../../domain/long-order';
import type { FileOrder } from './messages';

export type FileWorker = OrderWorker<FileOrder>;

/**
 * Starts the worker for files. The bundler recognises this exact expression and places the worker on the shell's
 * origin: browsers start no worker of another.
 */
export function startFileWorker(): FileWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { name: 'ncb-files' });
}

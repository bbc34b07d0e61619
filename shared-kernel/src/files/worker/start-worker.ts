import type { OrderWorker } from '../../domain/long-order';
import type { FileOrder } from './messages';

export type FileWorker = OrderWorker<FileOrder>;

/**
 * Starts the worker that reads and writes files. The build sees this very expression and puts the worker beside the
 * remote's other files, on the shell's origin: browsers start no worker of another.
 */
export function startFileWorker(): FileWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { name: 'ncb-files' });
}

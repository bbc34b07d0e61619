import type { OrderWorker } from '../../domain/long-order';
import type { PrintOrder } from './messages';

export type PrintWorker = OrderWorker<PrintOrder>;

/**
 * Starts the worker that prints. The bundler recognises this exact expression and places the worker on the shell's
 * origin: browsers start no worker of another.
 */
export function startPrintWorker(): PrintWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { name: 'ncb-print' });
}

import type { OrderMessage } from '../../domain/long-order';
import type { PrintOrder } from './messages';

/** The part of a worker that the client uses. */
export interface PrintWorker {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: OrderMessage<PrintOrder>): void;
  terminate(): void;
}

/**
 * Starts the worker that prints. The build sees this very expression and puts the worker beside the remote's other files,
 * on the shell's origin: browsers start no worker of another.
 */
export function startPrintWorker(): PrintWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { name: 'ncb-print' });
}

import type { QrOrder } from './messages';

export interface QrWorker {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(order: QrOrder, transfer: Transferable[]): void;
  terminate(): void;
}

/**
 * Starts the worker that reads QR codes. The bundler recognises this exact expression and places the worker on the
 * shell's origin: browsers start no worker of another.
 */
export function startQrWorker(): QrWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { name: 'ncb-qr' });
}

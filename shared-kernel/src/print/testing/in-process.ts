import { createPrintClient } from '../worker/client';
import type { PrintOrder, PrintReport } from '../worker/messages';
import { serveOrder } from '../worker/serve-order';
import type { PrintWorker } from '../worker/start-worker';

/** The worker's own code without a worker: jsdom and Node have none. */
export function inProcessPrinting() {
  const start = (): PrintWorker => {
    let isEnded = false;
    const worker: PrintWorker = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      postMessage(order: PrintOrder) {
        const report = (data: PrintReport) => {
          if (!isEnded) worker.onmessage?.(new MessageEvent('message', { data: structuredClone(data) }));
        };
        queueMicrotask(() => serveOrder(structuredClone(order), report));
      },
      terminate() {
        isEnded = true;
      },
    };
    return worker;
  };
  return createPrintClient(start);
}

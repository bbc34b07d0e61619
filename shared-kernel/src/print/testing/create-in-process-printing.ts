import { getTransferList, createOrderReceiver, type OrderMessage } from '../../domain/long-order';
import { createPrintClient } from '../worker/client';
import type { PrintOrder, PrintReport } from '../worker/messages';
import { serveOrder } from '../worker/serve-order';
import type { PrintWorker } from '../worker/start-worker';

/** Runs the worker's code in process: jsdom and Node have no workers. */
export function createInProcessPrinting() {
  const start = (): PrintWorker => {
    let isEnded = false;
    const worker: PrintWorker = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      postMessage: (message: OrderMessage<PrintOrder>) => queueMicrotask(() => take(structuredClone(message))),
      terminate() {
        isEnded = true;
      },
    };
    const report = (data: PrintReport) => {
      if (!isEnded)
        worker.onmessage?.(
          new MessageEvent('message', { data: structuredClone(data, { transfer: getTransferList(data) }) }),
        );
    };
    const take = createOrderReceiver<PrintOrder>((order) => serveOrder(order, report), report);
    return worker;
  };
  return createPrintClient(start);
}

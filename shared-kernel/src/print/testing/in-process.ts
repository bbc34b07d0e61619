import { handedOver, orderTaker, type OrderMessage } from '../../domain/long-order';
import { createPrintClient } from '../worker/client';
import type { PrintOrder, PrintReport } from '../worker/messages';
import { serveOrder } from '../worker/serve-order';
import type { PrintWorker } from '../worker/start-worker';

/** Runs the worker's code in process: jsdom and Node have no workers. */
export function inProcessPrinting() {
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
          new MessageEvent('message', { data: structuredClone(data, { transfer: handedOver(data) }) }),
        );
    };
    const take = orderTaker<PrintOrder>((order) => serveOrder(order, report), report);
    return worker;
  };
  return createPrintClient(start);
}

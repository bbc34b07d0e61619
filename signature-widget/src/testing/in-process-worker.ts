import type { SigningWorker } from '../signing/file-key-provider';
import { serveOrder } from '../signing/serve-order';
import type { SigningOrder } from '../signing/worker-messages';

/** The worker's own code without a worker: jsdom has none. `ended` counts those that were terminated. */
export function inProcessWorkers() {
  const life = { started: 0, ended: 0 };
  const start = (): SigningWorker => {
    life.started++;
    let isEnded = false;
    const worker: SigningWorker = {
      onmessage: null,
      onerror: null,
      postMessage(order: SigningOrder) {
        const report = (data: unknown) =>
          isEnded || worker.onmessage?.call(null as never, new MessageEvent('message', { data }));
        void serveOrder(order, report);
      },
      terminate() {
        if (!isEnded) life.ended++;
        isEnded = true;
      },
    };
    return worker;
  };
  return { life, start };
}

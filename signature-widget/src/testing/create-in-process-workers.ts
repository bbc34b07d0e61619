import type { SigningWorker, WorkerKind } from '../signing/file-key-provider';
import { serveContainerOrder } from '../signing/serve-container-order';
import { serveOrder } from '../signing/serve-order';
import type { ContainerOrder, OwnKeyOrder, SigningOrder } from '../signing/worker-messages';

/** Runs the worker's code in the page, as jsdom has no workers. `ended` counts terminated ones. */
export function createInProcessWorkers() {
  const life = { started: 0, ended: 0 };
  const start = (kind: WorkerKind): SigningWorker => {
    life.started++;
    let isEnded = false;
    const worker: SigningWorker = {
      onmessage: null,
      onerror: null,
      postMessage(order: SigningOrder) {
        const report = (data: unknown) =>
          isEnded || worker.onmessage?.call(null as never, new MessageEvent('message', { data }));
        // By kind, as the page chooses the script: a wrong choice must fail.
        void (kind === 'dstu'
          ? serveContainerOrder(order as ContainerOrder, report)
          : serveOrder(order as OwnKeyOrder, report));
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

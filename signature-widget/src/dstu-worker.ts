import { serveContainerOrder } from './signing/serve-container-order';
import type { ContainerOrder } from './signing/worker-messages';

/** Entry of the worker for DSTU 4145 keys, fetched only when such a file is chosen. */
self.onmessage = (event: MessageEvent<ContainerOrder>) => {
  // A rejected promise does not reach the page's `onerror`; without reportError it would wait for ever.
  serveContainerOrder(event.data, (report) => self.postMessage(report)).catch(reportError);
};

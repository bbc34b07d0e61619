import { serveContainerOrder } from './signing/serve-container-order';
import type { ContainerOrder } from './signing/worker-messages';

/** The entry of the worker for keys by DSTU 4145: it is fetched when such a file is given, and only then. */
self.onmessage = (event: MessageEvent<ContainerOrder>) => {
  // Without reportError the page would wait for ever: a rejected promise does not reach its `onerror`.
  serveContainerOrder(event.data, (report) => self.postMessage(report)).catch(reportError);
};

import { serveOrder } from './signing/serve-order';
import type { OwnKeyOrder } from './signing/worker-messages';

/** Entry of the worker bundle. Only the page that started it can send messages. */
self.onmessage = (event: MessageEvent<OwnKeyOrder>) => {
  // A rejected promise does not reach the page's `onerror`; without reportError it would wait for ever.
  serveOrder(event.data, (report) => self.postMessage(report)).catch(reportError);
};

import { serveOrder } from './signing/serve-order';
import type { OwnKeyOrder } from './signing/worker-messages';

/** The entry of the worker bundle. The page that started it is the only one that can speak to it. */
self.onmessage = (event: MessageEvent<OwnKeyOrder>) => {
  // Without reportError the page would wait for ever: a rejected promise does not reach its `onerror`.
  serveOrder(event.data, (report) => self.postMessage(report)).catch(reportError);
};

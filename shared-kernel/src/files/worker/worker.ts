import type { FileOrder } from './messages';
import { serveOrder } from './serve-order';

/** The entry of the worker. The page that started it is the only one that can speak to it. */
self.onmessage = (event: MessageEvent<FileOrder>) => {
  // Without reportError the page would wait for ever: a rejected promise does not reach its `onerror`.
  serveOrder(event.data, (report) => self.postMessage(report)).catch(reportError);
};

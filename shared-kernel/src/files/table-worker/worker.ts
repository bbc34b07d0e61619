import type { TableOrder } from '../worker/messages';
import { serveTable } from './serve-table';

/** The entry of the worker that only writes tables. */
self.onmessage = (event: MessageEvent<TableOrder>) => {
  // Without reportError the page would wait for ever: a rejected promise does not reach its `onerror`.
  serveTable(event.data, (report) => self.postMessage(report)).catch(reportError);
};

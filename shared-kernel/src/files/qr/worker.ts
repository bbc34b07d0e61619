import type { QrOrder, QrReport } from './messages';
import { serveOrder } from './serve-order';

/** The entry of the worker. The page that started it is the only one that can speak to it. */
self.onmessage = ({ data }: MessageEvent<QrOrder>) => {
  const report = (outcome: QrReport['outcome']) => self.postMessage({ id: data.id, outcome } satisfies QrReport);
  // Without reportError the page would wait for its limit: a rejected promise does not reach its `onerror`.
  serveOrder(data).then(report).catch(reportError);
};

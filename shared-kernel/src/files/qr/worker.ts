import type { QrOrder, QrReport } from './messages';
import { serveOrder } from './serve-order';

/** Entry of the worker; only the page that started it can send messages to it. */
self.onmessage = ({ data }: MessageEvent<QrOrder>) => {
  const report = (outcome: QrReport['outcome']) => self.postMessage({ id: data.id, outcome } satisfies QrReport);
  // Without reportError the page would wait for its time limit: a rejected promise does not trigger `onerror`.
  serveOrder(data).then(report).catch(reportError);
};

import type { PrintOrder } from './messages';
import { serveOrder } from './serve-order';

/** The entry of the worker. The page that started it is the only one that can speak to it; what breaks reaches its `onerror`. */
self.onmessage = ({ data }: MessageEvent<PrintOrder>) => serveOrder(data, (report) => self.postMessage(report));

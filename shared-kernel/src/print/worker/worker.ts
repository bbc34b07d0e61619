import { getTransferList, createOrderReceiver, type OrderMessage } from '../../domain/long-order';
import type { PrintOrder, PrintReport } from './messages';
import { serveOrder } from './serve-order';

/** Only the page that started the worker can send messages to it. Exceptions reach the page's `onerror`. */
const report = (data: PrintReport) => self.postMessage(data, { transfer: getTransferList(data) });
const take = createOrderReceiver<PrintOrder>((order) => serveOrder(order, report), report);
self.onmessage = ({ data }: MessageEvent<OrderMessage<PrintOrder>>) => take(data);

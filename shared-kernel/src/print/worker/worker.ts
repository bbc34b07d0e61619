import { handedOver, orderTaker, type OrderMessage } from '../../domain/long-order';
import type { PrintOrder, PrintReport } from './messages';
import { serveOrder } from './serve-order';

/** The entry of the worker. The page that started it is the only one that can speak to it; what breaks reaches its `onerror`. */
const report = (data: PrintReport) => self.postMessage(data, { transfer: handedOver(data) });
const take = orderTaker<PrintOrder>((order) => serveOrder(order, report), report);
self.onmessage = ({ data }: MessageEvent<OrderMessage<PrintOrder>>) => take(data);

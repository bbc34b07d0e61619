import { handedOver, orderTaker, type OrderMessage } from '../../domain/long-order';
import type { FileOrder, FileReport } from './messages';
import { serveOrder } from './serve-order';

/** The entry of the worker. The page that started it is the only one that can speak to it. */
const report = (data: FileReport) => self.postMessage(data, { transfer: handedOver(data) });
// Without reportError the page would wait for ever: a rejected promise does not reach its `onerror`.
const take = orderTaker<FileOrder>((order) => void serveOrder(order, report).catch(reportError), report);
self.onmessage = ({ data }: MessageEvent<OrderMessage<FileOrder>>) => take(data);

import { getTransferList, createOrderReceiver, type OrderMessage } from '../../domain/long-order';
import type { FileOrder, FileReport } from './messages';
import { serveOrder } from './serve-order';

/** Entry of the worker; only the page that started it can send messages to it. */
const report = (data: FileReport) => self.postMessage(data, { transfer: getTransferList(data) });
// Without reportError the page would wait forever: a rejected promise does not trigger `onerror`.
const take = createOrderReceiver<FileOrder>((order) => void serveOrder(order, report).catch(reportError), report);
self.onmessage = ({ data }: MessageEvent<OrderMessage<FileOrder>>) => take(data);

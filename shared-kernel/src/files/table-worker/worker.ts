import { getTransferList, createOrderReceiver, type OrderMessage } from '../../domain/long-order';
import type { FileReport, TableOrder } from '../worker/messages';
import { serveTable } from './serve-table';

const report = (data: FileReport) => self.postMessage(data, { transfer: getTransferList(data) });
// Without reportError the page would wait forever: a rejected promise does not trigger `onerror`.
const take = createOrderReceiver<TableOrder>((order) => void serveTable(order, report).catch(reportError), report);
self.onmessage = ({ data }: MessageEvent<OrderMessage<TableOrder>>) => take(data);

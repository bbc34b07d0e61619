import { handedOver, orderTaker, type OrderMessage } from '../../domain/long-order';
import type { FileReport, TableOrder } from '../worker/messages';
import { serveTable } from './serve-table';

const report = (data: FileReport) => self.postMessage(data, { transfer: handedOver(data) });
// Without reportError the page would wait forever: a rejected promise does not trigger `onerror`.
const take = orderTaker<TableOrder>((order) => void serveTable(order, report).catch(reportError), report);
self.onmessage = ({ data }: MessageEvent<OrderMessage<TableOrder>>) => take(data);

import { handedOver, orderTaker, type OrderMessage } from '../../domain/long-order';
import type { FileReport, TableOrder } from '../worker/messages';
import { serveTable } from './serve-table';

/** The entry of the worker that only writes tables. */
const report = (data: FileReport) => self.postMessage(data, { transfer: handedOver(data) });
// Without reportError the page would wait for ever: a rejected promise does not reach its `onerror`.
const take = orderTaker<TableOrder>((order) => void serveTable(order, report).catch(reportError), report);
self.onmessage = ({ data }: MessageEvent<OrderMessage<TableOrder>>) => take(data);

import { PRINTING_PORTION } from '../limits';
import { printList } from '../list/print-list';
import { printPayments } from '../payment/print-payments';
import type { PrintOrder, PrintReport } from './messages';

/**
 * The worker's inside: draws one order and reports.
 * @param report sends to the page
 */
export function serveOrder(order: PrintOrder, report: (report: PrintReport) => void): void {
  const total = order.kind === 'payments' ? order.payments.length : order.list.rows.length;
  const onProgress = (done: number) => {
    if (done % PRINTING_PORTION === 0) report({ kind: 'progress', done, total });
  };
  const file =
    order.kind === 'payments'
      ? printPayments(order.payments, order.options, onProgress)
      : printList(order.list, order.options, onProgress);
  report({ kind: 'done', file });
}

import { PRINTING_PORTION } from '../limits';
import { printList } from '../list/print-list';
import { printDocuments } from '../print-documents';
import type { PrintOrder, PrintReport } from './messages';

/**
 * The worker's inside: draws one order and reports.
 * @param report sends to the page
 */
export function serveOrder(order: PrintOrder, report: (report: PrintReport) => void): void {
  const total = order.kind === 'documents' ? order.documents.length : order.list.rows.length;
  const onProgress = (done: number) => {
    if (done % PRINTING_PORTION === 0) report({ kind: 'progress', done, total });
  };
  const file =
    order.kind === 'documents'
      ? printDocuments(order.documents, order.options, onProgress)
      : printList(order.list, order.options, onProgress);
  report({ kind: 'done', file });
}

import { PRINTING_PORTION } from '../limits';
import { printList } from '../list/print-list';
import { printDocuments } from '../print-documents';
import type { PrintedFile } from '../printed-file';
import { printStatement } from '../statement/print-statement';
import type { PrintOrder, PrintReport } from './messages';

/** @param report sends to the page */
export function serveOrder(order: PrintOrder, report: (report: PrintReport) => void): void {
  const total = countItems(order);
  const onProgress = (done: number) => {
    if (done % PRINTING_PORTION === 0) report({ kind: 'progress', done, total });
  };
  report({ kind: 'done', file: print(order, onProgress) });
}

function countItems(order: PrintOrder): number {
  switch (order.kind) {
    case 'documents':
      return order.documents.length;
    case 'list':
      return order.list.rows.length;
    case 'statement':
      return order.statement.accounts.reduce((sum, { rows }) => sum + rows.length, 0);
  }
}

function print(order: PrintOrder, onProgress: (done: number) => void): PrintedFile {
  switch (order.kind) {
    case 'documents':
      return printDocuments(order.documents, order.options, onProgress);
    case 'list':
      return printList(order.list, order.options, onProgress);
    case 'statement':
      return printStatement(order.statement, onProgress);
  }
}

import { createOrderSender } from '../../domain/long-order';
import { PRINTING_LIMIT_MS } from '../limits';
import type { ListPrintOptions, PrintedList } from '../list/print-list';
import type { PaymentPrintOptions } from '../payment/draw-payment';
import type { PrintedDocument } from '../print-documents';
import type { PrintedFile } from '../printed-file';
import type { PrintedStatement } from '../statement/printed-statement';
import type { PrintOrder, PrintReport } from './messages';
import type { PrintWorker } from './start-worker';

export type PrintOutcome =
  | { readonly kind: 'done'; readonly file: PrintedFile }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'cancelled' };

export interface PrintWork {
  /** Never rejects. */
  readonly outcome: Promise<PrintOutcome>;
  cancel(): void;
}

export interface PrintProgress {
  readonly done: number;
  readonly total: number;
}

type OnProgress = (progress: PrintProgress) => void;

export interface PrintClient {
  documents(documents: readonly PrintedDocument[], options: PaymentPrintOptions, onProgress?: OnProgress): PrintWork;
  statement(statement: PrintedStatement, onProgress?: OnProgress): PrintWork;
  list(list: PrintedList, options: ListPrintOptions, onProgress?: OnProgress): PrintWork;
}

/** Creates a client with one worker per order: only terminating it stops an order. */
export function createPrintClient(start: () => PrintWorker): PrintClient {
  return {
    documents: (documents, options, onProgress) =>
      startOrder(start, { kind: 'documents', documents, options }, onProgress),
    statement: (statement, onProgress) => startOrder(start, { kind: 'statement', statement }, onProgress),
    list: (list, options, onProgress) => startOrder(start, { kind: 'list', list, options }, onProgress),
  };
}

function startOrder(start: () => PrintWorker, order: PrintOrder, onProgress?: OnProgress): PrintWork {
  const worker = start();
  let settle: (outcome: PrintOutcome) => void = () => undefined;
  const outcome = new Promise<PrintOutcome>((resolve) => {
    settle = resolve;
  });
  const end = (how: PrintOutcome) => {
    clearTimeout(timer);
    worker.onmessage = null;
    worker.terminate();
    settle(how);
  };
  const fail = (reason: string) => end({ kind: 'failed', reason });
  const timer = setTimeout(() => fail('timeout'), PRINTING_LIMIT_MS);
  const sendNext = createOrderSender(order, (message) => worker.postMessage(message));
  worker.onmessage = ({ data }: MessageEvent<PrintReport>) => {
    if (data.kind === 'more') sendNext();
    if (data.kind === 'progress') onProgress?.({ done: data.done, total: data.total });
    if (data.kind === 'done') end({ kind: 'done', file: data.file });
  };
  worker.onerror = ({ message }) => fail(message);
  worker.onmessageerror = () => fail('message');
  sendNext();
  return { outcome, cancel: () => end({ kind: 'cancelled' }) };
}

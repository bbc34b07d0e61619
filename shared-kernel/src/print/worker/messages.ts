import type { MoreRequest } from '../../domain/long-order';
import type { ListPrintOptions, PrintedList } from '../list/print-list';
import type { PaymentPrintOptions } from '../payment/draw-payment';
import type { PrintedDocument } from '../print-documents';
import type { PrintedFile } from '../printed-file';
import type { PrintedStatement } from '../statement/printed-statement';

export type PrintOrder =
  | {
      readonly kind: 'documents';
      readonly documents: readonly PrintedDocument[];
      readonly options: PaymentPrintOptions;
    }
  | { readonly kind: 'statement'; readonly statement: PrintedStatement }
  | { readonly kind: 'list'; readonly list: PrintedList; readonly options: ListPrintOptions };

export type PrintReport =
  | MoreRequest
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly file: PrintedFile };

import type { JournalRow } from '@ncb/shared-kernel/api/contract';

/** What is to be printed. */
export type PrintJob =
  | { readonly kind: 'payments'; readonly documents: readonly Pick<JournalRow, 'id' | 'number'>[] }
  | { readonly kind: 'list'; readonly rows: readonly JournalRow[] };

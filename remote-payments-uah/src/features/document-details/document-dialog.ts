import type { JournalRow } from '@ncb/shared-kernel/api/contract';

/** What opens over the journal for one document. */
export interface DocumentDialog {
  readonly kind: 'history' | 'template' | 'print' | 'swiftCopy';
  readonly row: JournalRow;
}

export type OpenDialog = (dialog: DocumentDialog) => void;

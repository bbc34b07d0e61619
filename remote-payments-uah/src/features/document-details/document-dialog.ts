import type { JournalRow } from '@ncb/shared-kernel/api/contract';

export interface DocumentDialog {
  readonly kind: 'history' | 'template' | 'print' | 'swiftCopy';
  readonly row: JournalRow;
}

export type OpenDialog = (dialog: DocumentDialog) => void;

import { PrintDialog } from '../print/PrintDialog';
import type { DocumentDialog } from './document-dialog';
import { HistoryDialog } from './HistoryDialog';
import { TemplateDialog } from './TemplateDialog';

export interface DocumentDialogsProps {
  dialog: DocumentDialog;
  onClose: () => void;
}

/** What is open over the journal for one document. */
export function DocumentDialogs({ dialog: { kind, row }, onClose }: DocumentDialogsProps) {
  switch (kind) {
    case 'history':
      return <HistoryDialog row={row} onClose={onClose} />;
    case 'template':
      return <TemplateDialog row={row} onClose={onClose} />;
    case 'print':
      return <PrintDialog job={{ kind: 'payments', documents: [row] }} onClose={onClose} />;
  }
}

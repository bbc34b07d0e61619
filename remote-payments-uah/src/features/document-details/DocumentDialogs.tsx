import { PaymentsPrintDialog } from '@ncb/shared-kernel/blocks/payment-sheet';
import type { DocumentDialog } from './document-dialog';
import { HistoryDialog } from '@ncb/shared-kernel/blocks/history';
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
      return <PaymentsPrintDialog documents={[row]} onClose={onClose} />;
  }
}

import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { ActionObject } from '@ncb/shared-kernel/domain/vocabulary';
import type { DocumentDialog } from './document-dialog';

interface DocumentDialogsProps {
  dialog: DocumentDialog;
  onClose: () => void;
}

const HistoryDialog = onDemand('miPmtJournal/history', async () => (await import('./dialogs')).HistoryDialog);
const PaymentsPrintDialog = onDemand('miPmtJournal/print', async () => (await import('./dialogs')).PaymentsPrintDialog);
const SwiftCopyDialog = onDemand('miPmtJournal/swiftCopy', async () => (await import('./dialogs')).SwiftCopyDialog);
const TemplateDialog = onDemand('miPmtJournal/template', async () => (await import('./dialogs')).TemplateDialog);

export function DocumentDialogs({ dialog: { kind, row }, onClose }: DocumentDialogsProps) {
  switch (kind) {
    case 'history':
      return <HistoryDialog object={ActionObject.payment} id={row.id} name={row.number} onClose={onClose} />;
    case 'template':
      return <TemplateDialog row={row} onClose={onClose} />;
    case 'swiftCopy':
      return <SwiftCopyDialog payment={row} onClose={onClose} />;
    case 'print':
      return <PaymentsPrintDialog documents={[row]} onClose={onClose} />;
  }
}

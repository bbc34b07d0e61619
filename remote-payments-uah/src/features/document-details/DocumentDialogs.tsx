import { HistoryDialog } from '@ncb/shared-kernel/blocks/history';
import { PaymentsPrintDialog } from '@ncb/shared-kernel/blocks/payment-sheet';
import { SwiftCopyDialog } from '@ncb/shared-kernel/blocks/swift-copy';
import { ActionObject } from '@ncb/shared-kernel/domain/vocabulary';
import type { DocumentDialog } from './document-dialog';
import { TemplateDialog } from './TemplateDialog';

export interface DocumentDialogsProps {
  dialog: DocumentDialog;
  onClose: () => void;
}

/** What is open over the journal for one document. */
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

import { HistoryDialog } from '@ncb/shared-kernel/blocks/history';
import { PaymentsPrintDialog } from '@ncb/shared-kernel/blocks/payment-sheet';
import { SwiftCopyDialog } from '@ncb/shared-kernel/blocks/swift-copy';
import { ActionObject } from '@ncb/shared-kernel/domain/vocabulary';
import type { DocumentDialog } from './document-dialog';
import { TemplateDialog } from './TemplateDialog';

interface OpenedDialogProps {
  dialog: DocumentDialog;
  onClose: () => void;
}

export function OpenedDialog({ dialog: { kind, row }, onClose }: OpenedDialogProps) {
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

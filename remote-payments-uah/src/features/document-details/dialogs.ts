export { HistoryDialog } from '@ncb/shared-kernel/blocks/history';
export { PaymentsPrintDialog } from '@ncb/shared-kernel/blocks/payment-sheet';
export { SwiftCopyDialog } from '@ncb/shared-kernel/blocks/swift-copy';
export { TemplateDialog } from './TemplateDialog';

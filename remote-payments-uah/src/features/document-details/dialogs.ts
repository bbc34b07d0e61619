export { HistoryDialog } from '@ncb/shared-kernel/blocks/history';
export { SwiftCopyDialog } from '@ncb/shared-kernel/blocks/swift-copy';
export { TemplateDialog } from './TemplateDialog';

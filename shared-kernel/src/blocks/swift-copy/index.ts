export { SwiftCopyDialog, type SwiftCopyDialogProps } from './SwiftCopyDialog';
export { swiftCopyTexts } from './texts';
export { useSwiftXml } from './use-swift-xml';

export { SwiftCopyDialog } from './SwiftCopyDialog';
export { swiftCopyTexts } from './texts';
export { useSaveSwiftXml } from './use-save-swift-xml';

export { writePacs008 } from './write-pacs008';
export { buildSwiftMessage, type SentPayment, type SwiftMessage } from './swift-message';
export { buildSwiftSections } from './build-swift-sections';

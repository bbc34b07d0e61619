export { writePacs008 } from './pacs008';
export { swiftMessage, type SentPayment, type SwiftMessage } from './swift-message';
export { swiftSections } from './swift-sections';

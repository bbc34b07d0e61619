export { writePacs008 } from './pacs008';
export { splitAddress, type AddressParts } from './split-address';
export { swiftMessage, type SentPayment, type SwiftMessage } from './swift-message';
export { swiftSections } from './swift-sections';

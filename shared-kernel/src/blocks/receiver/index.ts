export { findReceivers, type ReceiverSuggestion } from './find-receivers';
export { ReceiverCard, type ReceiverCardProps } from './ReceiverCard';
export { ReceiverField, type ReceiverFieldProps } from './ReceiverField';
export { receiverTexts } from './texts';
export { parseTypedReceiver, type TypedReceiver } from './parse-typed-receiver';

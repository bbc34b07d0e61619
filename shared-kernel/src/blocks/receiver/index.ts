export { findReceivers, type KnownReceiverRow } from './find-receivers';
export { ReceiverCard, type ReceiverCardProps } from './ReceiverCard';
export { ReceiverField, type ReceiverFieldProps } from './ReceiverField';
export { receiverTexts } from './texts';
export { placeTyped, type TypedReceiver } from './typed-receiver';

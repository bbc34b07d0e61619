export { AccountList } from './AccountList';
export { hasWarnings, type PaymentWarnings } from './find-warnings';
export { RECEIVER_STALE_MS } from './receiver-queries';
export { toPaymentPair } from './to-payment-pair';
export { useLiveWarnings, type LiveWarnings } from './use-live-warnings';
export { useReceiverHistory } from './use-receiver-history';
export { useReceiverSuggestions } from './use-receiver-suggestions';
export { usePaymentWarnings } from './use-payment-warnings';
export { useRepeatPayment } from './use-repeat-payment';

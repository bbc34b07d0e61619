export { WidgetDialog } from './WidgetDialog';
export { askWidget } from './ask-widget';
export { decodeBase64, toBase64 } from './base64';
export { useKeys } from './use-keys';
export { useSigning } from './use-signing';

export { getContentKey } from './get-content-key';
export { loadPayDialog } from './load-pay-dialog';
export type { PayDialogProps } from './PayDialog';
export { getPayState, type PayState } from './pay-progress';
export { SignedBy } from './SignedBy';

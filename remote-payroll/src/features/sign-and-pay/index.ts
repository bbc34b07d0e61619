export { getContentKey } from './get-content-key';
export { loadPayDialog } from './load-pay-dialog';
export type { PayDialogProps } from './PayDialog';
export { getNextStep, getPayState, type PayState } from './pay-progress';
export { getRefusalTexts } from './get-refusal-texts';
export { SignedBy } from './SignedBy';

export { contentKey } from './content-key';
export { type PayDialogProps } from './PayDialog';
export { nextStep, payState, type PayState } from './pay-progress';
export { refusalWords } from './refusal-words';

export { contentKey } from './content-key';
export { loadPayDialog } from './load-pay-dialog';
export { nextStep, payState, type PayState } from './pay-progress';
export { refusalWords } from './refusal-words';
export { SignedBy } from './SignedBy';

export { default as creditStyles } from './credits.module.css';
export { DealStatusTag } from './DealStatusTag';
export { getBasisKey } from './get-basis-key';
export { RepayButton } from './RepayButton';
export { RepayMenu } from './RepayMenu';

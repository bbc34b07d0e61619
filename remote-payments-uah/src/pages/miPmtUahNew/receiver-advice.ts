/** Advice about the receiver, loaded once there is one. */
export { CodeQuestion } from '@ncb/shared-kernel/blocks/account-code';
export { NameAdvice } from './NameAdvice';

/** Lazy code for repeating an earlier payment. */
export { getPayment } from '@ncb/shared-kernel/api/contract';
export { toRepeatValues } from '../payment';

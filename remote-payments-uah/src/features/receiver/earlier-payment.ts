/** What it takes to repeat an earlier payment; fetched when somebody wants to. */
export { getPayment } from '@ncb/shared-kernel/api/contract';
export { repeatOf } from '../payment/stored-values';

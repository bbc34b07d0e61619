export { listPayments } from '@ncb/shared-kernel/api/contract';

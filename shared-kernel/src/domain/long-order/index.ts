export { getTransferList } from './get-transfer-list';
export {
  yieldToPage,
  createOrderSender,
  createOrderReceiver,
  PART_ITEMS,
  type MoreRequest,
  type OrderMessage,
  type OrderWorker,
} from './long-order';

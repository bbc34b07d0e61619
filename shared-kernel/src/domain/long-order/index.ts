export { handedOver } from './handed-over';
export {
  orderMessages,
  orderSender,
  orderTaker,
  PART_ITEMS,
  type AskedForMore,
  type OrderMessage,
  type OrderWorker,
} from './long-order';

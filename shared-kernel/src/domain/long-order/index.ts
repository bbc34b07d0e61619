export { handedOver } from './handed-over';
export { nextTask } from './next-task';
export {
  orderMessages,
  orderSender,
  orderTaker,
  PART_ITEMS,
  type AskedForMore,
  type OrderMessage,
  type OrderWorker,
} from './long-order';

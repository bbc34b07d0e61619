export { orderMessages, orderSender, orderTaker, PART_ITEMS, type AskedForMore, type OrderMessage } from './long-order';

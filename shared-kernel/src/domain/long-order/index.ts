export { orderMessages, orderTaker, PART_ITEMS, type AskedForMore, type OrderMessage } from './long-order';

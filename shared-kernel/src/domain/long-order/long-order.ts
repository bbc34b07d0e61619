/**
 * An order for a worker, whose long lists come behind it in parts: copying fifty thousand operations at once stops the
 * page for half a second. The worker asks for further parts, so that a page in the background is as fast as any.
 */
export type OrderMessage<Order> =
  | {
      readonly kind: 'order';
      /** Without the items of its long lists. */
      readonly order: Order;
      /** How many parts follow. */
      readonly parts: number;
    }
  | { readonly kind: 'part'; readonly path: Path; readonly items: readonly unknown[] };

/** What the worker says when it has taken a part and waits for another. */
export interface AskedForMore {
  readonly kind: 'more';
}

/** The part of a worker that a page gives orders to. */
export interface OrderWorker<Order> {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: OrderMessage<Order>): void;
  terminate(): void;
}

/** Keys from an order down to a list in it. */
type Path = readonly string[];

/** So many items are copied at once: some milliseconds. */
export const PART_ITEMS = 1_000;
/** So many messages are under way: the page copies the next one while the worker takes the last, and while it starts. */
const AHEAD = 2;
/** So deep lists are looked for: the operations of an account of a statement's file. What stands deeper is short. */
const DEPTH_MAX = 5;

interface LongList {
  readonly path: Path;
  readonly items: readonly unknown[];
}

/** The messages that an order is sent in: one, if none of its lists is long. */
export function orderMessages<Order>(order: Order): readonly [OrderMessage<Order>, ...OrderMessage<Order>[]] {
  const lists: LongList[] = [];
  const short = withoutLongLists(order, [], lists) as Order;
  const parts = lists.flatMap(({ path, items }) =>
    Array.from({ length: Math.ceil(items.length / PART_ITEMS) }, (_, place) => {
      const start = place * PART_ITEMS;
      return { kind: 'part', path, items: items.slice(start, start + PART_ITEMS) } as const;
    }),
  );
  return [{ kind: 'order', order: short, parts: parts.length }, ...parts];
}

/**
 * The page's end: the first call posts the first messages, each further one the next, as long as there is one.
 * @param post to the worker
 */
export function orderSender<Order>(order: Order, post: (message: OrderMessage<Order>) => void): () => void {
  const messages: OrderMessage<Order>[] = [...orderMessages(order)];
  let count = AHEAD;
  return () => {
    for (; count > 0; count -= 1) {
      const next = messages.shift();
      if (next) post(next);
    }
    count = 1;
  };
}

/**
 * The worker's end: takes messages in their order.
 * @param serve gets the order when it is whole
 * @param ask for the next message
 */
export function orderTaker<Order>(
  serve: (order: Order) => void,
  ask: (more: AskedForMore) => void,
): (message: OrderMessage<Order>) => void {
  let waiting: { readonly order: Order; parts: number } | null = null;
  return (message) => {
    if (message.kind === 'order') waiting = { order: message.order, parts: message.parts };
    else if (waiting) {
      listAt(waiting.order, message.path).push(...message.items);
      waiting.parts -= 1;
    }
    if (waiting?.parts === 0) serve(waiting.order);
    else ask({ kind: 'more' });
  };
}

function withoutLongLists(value: unknown, path: Path, found: LongList[]): unknown {
  if (path.length > DEPTH_MAX) return value;
  if (Array.isArray(value)) {
    if (value.length > PART_ITEMS) {
      found.push({ path, items: value });
      return [];
    }
    return value.map((item, place) => withoutLongLists(item, [...path, String(place)], found));
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutLongLists(item, [...path, key], found)]));
}

/** Files, bytes, dates and the like are copied as they are. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function listAt(order: unknown, path: Path): unknown[] {
  const list = path.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], order);
  if (!Array.isArray(list)) throw new TypeError(`no list at ${path.join('.')}`);
  return list;
}

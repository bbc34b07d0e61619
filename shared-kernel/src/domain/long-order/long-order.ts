/**
 * Order to a worker; long lists follow in parts: copying 50,000 operations at once stops the page for half a second.
 * The worker requests each part, so that background pages (throttled timers) are as fast.
 */
export type OrderMessage<Order> =
  | {
      readonly kind: 'order';
      readonly order: Order;
      readonly parts: number;
    }
  | { readonly kind: 'part'; readonly path: Path; readonly items: readonly unknown[] };

/** Request that the worker sends after each part. */
export interface MoreRequest {
  readonly kind: 'more';
}

export interface OrderWorker<Order> {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: OrderMessage<Order>): void;
  terminate(): void;
}

type Path = readonly string[];

/** Copied in some milliseconds. */
export const PART_ITEMS = 1_000;
/** Messages in flight: the page copies one while the worker takes another. */
const MESSAGES_IN_FLIGHT = 2;
/** Operations in a statement file; deeper lists are short. */
const DEPTH_MAX = 5;

interface LongList {
  readonly path: Path;
  readonly items: readonly unknown[];
}

function splitOrder<Order>(order: Order): readonly [OrderMessage<Order>, ...OrderMessage<Order>[]] {
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
 * Creates the page's end: each call posts the next messages.
 * @param post to the worker
 */
export function createOrderSender<Order>(order: Order, post: (message: OrderMessage<Order>) => void): () => void {
  const messages: OrderMessage<Order>[] = [...splitOrder(order)];
  let count = MESSAGES_IN_FLIGHT;
  return () => {
    for (; count > 0; count -= 1) {
      const next = messages.shift();
      if (next) post(next);
    }
    count = 1;
  };
}

/**
 * Creates the worker's end.
 * @param serve gets the complete order
 * @param ask for the next message
 */
export function createOrderReceiver<Order>(
  serve: (order: Order) => void,
  ask: (more: MoreRequest) => void,
): (message: OrderMessage<Order>) => void {
  let pending: { readonly order: Order; parts: number } | null = null;
  return (message) => {
    if (message.kind === 'order') pending = { order: message.order, parts: message.parts };
    else if (pending) {
      listAt(pending.order, message.path).push(...message.items);
      pending.parts -= 1;
    }
    if (pending?.parts === 0) serve(pending.order);
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

/** Files, bytes and dates are copied as they are. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function listAt(order: unknown, path: Path): unknown[] {
  const list = path.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], order);
  if (!Array.isArray(list)) throw new TypeError(`no list at ${path.join('.')}`);
  return list;
}

/** Ends the current task, so that the page can paint and handle input. */
export function yieldToPage(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

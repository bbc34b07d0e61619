import { splitOrder, createOrderReceiver, PART_ITEMS, type MoreRequest } from '.';

const numbers = (count: number) => Array.from({ length: count }, (_, place) => ({ place }));

function sendOrder<Order>(order: Order) {
  const served: Order[] = [];
  const requests: MoreRequest[] = [];
  const take = createOrderReceiver<Order>(
    (whole) => served.push(whole),
    (more) => requests.push(more),
  );
  for (const message of splitOrder(order)) take(structuredClone(message));
  return { served, asked: requests };
}

describe('an order', () => {
  it('without a long list is one message', () => {
    const order = { kind: 'list', rows: numbers(PART_ITEMS), bytes: Uint8Array.of(1, 2) };
    expect(splitOrder(order)).toEqual([{ kind: 'order', order, parts: 0 }]);
    expect(sendOrder(order)).toEqual({ served: [order], asked: [] });
  });

  it('with long lists comes in parts, each asked for, and is served once, as it was', () => {
    const accounts = [
      { id: '1', rows: numbers(2 * PART_ITEMS + 1) },
      { id: '2', rows: [] },
    ];
    const order = { kind: 'statement', statement: { accounts, rows: numbers(PART_ITEMS + 1) } };
    expect(splitOrder(order).map((message) => (message.kind === 'part' ? message.items.length : 0))).toEqual([
      0,
      ...[PART_ITEMS, PART_ITEMS, 1],
      ...[PART_ITEMS, 1],
    ]);
    const { served, asked: requests } = sendOrder(order);
    expect(served).toEqual([order]);
    expect(requests).toHaveLength(5);
  });

  it('is not changed by being sent', () => {
    const order = { rows: numbers(PART_ITEMS + 1) };
    splitOrder(order);
    expect(order.rows).toHaveLength(PART_ITEMS + 1);
  });
});

import { orderMessages, orderTaker, PART_ITEMS, type AskedForMore } from '.';

const numbers = (count: number) => Array.from({ length: count }, (_, place) => ({ place }));

function sent<Order>(order: Order) {
  const served: Order[] = [];
  const asked: AskedForMore[] = [];
  const take = orderTaker<Order>(
    (whole) => served.push(whole),
    (more) => asked.push(more),
  );
  for (const message of orderMessages(order)) take(structuredClone(message));
  return { served, asked };
}

describe('an order', () => {
  it('without a long list is one message', () => {
    const order = { kind: 'list', rows: numbers(PART_ITEMS), bytes: Uint8Array.of(1, 2) };
    expect(orderMessages(order)).toEqual([{ kind: 'order', order, parts: 0 }]);
    expect(sent(order)).toEqual({ served: [order], asked: [] });
  });

  it('with long lists comes in parts, each asked for, and is served once, as it was', () => {
    const accounts = [
      { id: '1', rows: numbers(2 * PART_ITEMS + 1) },
      { id: '2', rows: [] },
    ];
    const order = { kind: 'statement', statement: { accounts, rows: numbers(PART_ITEMS + 1) } };
    expect(orderMessages(order).map((message) => (message.kind === 'part' ? message.items.length : 0))).toEqual([
      0,
      ...[PART_ITEMS, PART_ITEMS, 1],
      ...[PART_ITEMS, 1],
    ]);
    const { served, asked } = sent(order);
    expect(served).toEqual([order]);
    expect(asked).toHaveLength(5);
  });

  it('is not changed by being sent', () => {
    const order = { rows: numbers(PART_ITEMS + 1) };
    orderMessages(order);
    expect(order.rows).toHaveLength(PART_ITEMS + 1);
  });
});

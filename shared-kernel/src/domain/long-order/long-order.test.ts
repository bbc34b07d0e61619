import { createOrderReceiver, createOrderSender, PART_ITEMS, type MoreRequest, type OrderMessage } from '.';

const numbers = (count: number) => Array.from({ length: count }, (_, place) => ({ place }));

function listMessages<Order>(order: Order): readonly OrderMessage<Order>[] {
  const messages: OrderMessage<Order>[] = [];
  const send = createOrderSender(order, (message) => messages.push(message));
  for (let count = -1; count < messages.length; send()) count = messages.length;
  return messages;
}

function sendOrder<Order>(order: Order) {
  const served: Order[] = [];
  const requests: MoreRequest[] = [];
  const take = createOrderReceiver<Order>(
    (whole) => served.push(whole),
    (more) => requests.push(more),
  );
  for (const message of listMessages(order)) take(structuredClone(message));
  return { served, requests };
}

describe('an order', () => {
  it('without a long list is one message', () => {
    const order = { kind: 'list', rows: numbers(PART_ITEMS), bytes: Uint8Array.of(1, 2) };
    expect(listMessages(order)).toEqual([{ kind: 'order', order, parts: 0 }]);
    expect(sendOrder(order)).toEqual({ served: [order], requests: [] });
  });

  it('with long lists comes in parts, each asked for, and is served once, as it was', () => {
    const accounts = [
      { id: '1', rows: numbers(2 * PART_ITEMS + 1) },
      { id: '2', rows: [] },
    ];
    const order = { kind: 'statement', statement: { accounts, rows: numbers(PART_ITEMS + 1) } };
    expect(listMessages(order).map((message) => (message.kind === 'part' ? message.items.length : 0))).toEqual([
      0,
      ...[PART_ITEMS, PART_ITEMS, 1],
      ...[PART_ITEMS, 1],
    ]);
    const { served, requests } = sendOrder(order);
    expect(served).toEqual([order]);
    expect(requests).toHaveLength(5);
  });

  it('is not changed by being sent', () => {
    const order = { rows: numbers(PART_ITEMS + 1) };
    listMessages(order);
    expect(order.rows).toHaveLength(PART_ITEMS + 1);
  });
});

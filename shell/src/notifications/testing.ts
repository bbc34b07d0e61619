import type { DocumentEvent } from '@ncb/shared-kernel/api/contract';
import type { HoldTabLock } from './hold-tab-lock';

export function buildEvent(id: string, change: Partial<DocumentEvent> = {}): DocumentEvent {
  return {
    id,
    documentId: `9${id}`,
    kind: 1,
    number: id,
    receiverName: 'ТОВ «Світанок Постач»',
    amount: '1234.56',
    currencyLetters: 'UAH',
    status: 5,
    reason: null,
    time: '2026-07-01T10:15:00',
    ...change,
  };
}

export function createBrowserLocks(): HoldTabLock {
  const queues = new Map<string, (() => void)[]>();
  return (name, begin) => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    queue.push(begin);
    if (queue[0] === begin) begin();
    return () => {
      const place = queue.indexOf(begin);
      if (place < 0) return;
      queue.splice(place, 1);
      if (place === 0) queue[0]?.();
    };
  };
}

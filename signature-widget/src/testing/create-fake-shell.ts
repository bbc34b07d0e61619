import type { WidgetAnswer, WidgetEvent } from '@ncb/shared-kernel/domain/signing-protocol';

export const SHELL = 'http://app.ibank.localhost:4300';

export function createFakeShell() {
  const parent = { postMessage: jest.fn() };
  const page = Object.assign(new EventTarget(), { parent });
  const answers: (WidgetAnswer | WidgetEvent)[] = [];
  const port = {
    onmessage: null as ((event: MessageEvent) => void) | null,
    postMessage: (answer: WidgetAnswer | WidgetEvent) => answers.push(answer),
  };
  const connect = () => {
    const message = { data: { kind: 'ncb-widget-connect' }, origin: SHELL, source: parent, ports: [port] };
    page.dispatchEvent(Object.assign(new Event('message'), message));
  };
  const say = (data: unknown, ports: readonly unknown[] = []) =>
    port.onmessage?.(Object.assign(new Event('message'), { data, ports }) as MessageEvent);
  return { page, answers, connect, say };
}

import type { WidgetAnswer, WidgetEvent } from '@ncb/shared-kernel/domain/signing-protocol';

/** The origin of the page that shows the widget. */
export const SHELL = 'http://app.ibank.localhost:4300';

/** The shell's side: a window that frames the page, and the port it handed over. */
export function shell() {
  const parent = { postMessage: jest.fn() };
  const page = Object.assign(new EventTarget(), { parent });
  /** Everything that came through the port, news too. */
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

/** @jest-environment jsdom */
import type { SignAnswer, SignRequest, WidgetEvent } from '@ncb/shared-kernel/domain/signing-protocol';
import { askWidget } from './ask-widget';

const WIDGET = 'https://sign.bank.example';
const REQUEST: SignRequest = { kind: 'sign', language: 'ua', theme: 'light', documents: [], certificates: [] };

class FakePort {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly got: unknown[] = [];
  other: FakePort | null = null;
  isClosed = false;
  postMessage(data: unknown) {
    this.other?.got.push(data);
    this.other?.onmessage?.({ data });
  }
  close() {
    this.isClosed = true;
  }
}

let ports: readonly [FakePort, FakePort];

beforeEach(() => {
  ports = [new FakePort(), new FakePort()];
  ports[0].other = ports[1];
  ports[1].other = ports[0];
  Object.defineProperty(globalThis, 'MessageChannel', {
    configurable: true,
    value: function Channel() {
      return { port1: ports[0], port2: ports[1] };
    },
  });
});

function ask() {
  const posted: unknown[][] = [];
  const contentWindow = { postMessage: (...message: unknown[]) => posted.push(message) };
  const frame = { contentWindow, focus: jest.fn() };
  const answers: SignAnswer[] = [];
  const news: WidgetEvent[] = [];
  const isThere = jest.fn();
  const end = askWidget(
    frame as unknown as HTMLIFrameElement,
    WIDGET,
    REQUEST,
    (answer) => answers.push(answer),
    (event) => news.push(event),
    isThere,
  );
  const ready = (more: object = {}) =>
    window.dispatchEvent(
      Object.assign(new Event('message'), {
        data: { kind: 'ncb-widget-ready' },
        origin: WIDGET,
        source: contentWindow,
        ...more,
      }),
    );
  return { frame, posted, answers, news, isThere, end, ready };
}

describe('askWidget', () => {
  it('hands the port to the widget’s origin only, asks once and puts the keyboard into the frame', () => {
    const { frame, posted, isThere, ready } = ask();
    expect(isThere).not.toHaveBeenCalled();
    ready();
    ready();
    expect(posted).toEqual([[{ kind: 'ncb-widget-connect' }, WIDGET, [ports[1]]]]);
    expect(ports[1].got).toEqual([REQUEST]);
    expect(frame.focus).toHaveBeenCalledTimes(1);
    expect(isThere).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['of another window', { source: {} }],
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another kind', { data: { kind: 'ncb-widget-connect' } }],
    ['that is nothing', { data: null }],
  ])('does not connect after a message %s', (_, message) => {
    const { posted, ready } = ask();
    ready(message);
    expect(posted).toEqual([]);
  });

  it('tells news and the answer apart', () => {
    const { answers, news, ready } = ask();
    ready();
    ports[1].postMessage({ kind: 'working', isWorking: true });
    ports[1].postMessage({ kind: 'escape' });
    ports[1].postMessage({ kind: 'cancelled' });
    expect(news).toEqual([{ kind: 'working', isWorking: true }, { kind: 'escape' }]);
    expect(answers).toEqual([{ kind: 'cancelled' }]);
  });

  it('hears nothing any more once it has ended', () => {
    const { posted, end, ready } = ask();
    end();
    ready();
    expect(posted).toEqual([]);
    expect(ports[0].isClosed).toBe(true);
  });
});

/** @jest-environment jsdom */
import { CONNECT_TIMEOUT_MS, connectToShell } from './connect-to-shell';

const SHELL = 'http://app.ibank.localhost:4300';
const CONNECT = { kind: 'ncb-widget-connect' };

function framedPage() {
  const parent = { postMessage: jest.fn() };
  const page = Object.assign(new EventTarget(), { parent });
  const port = {} as MessagePort;
  const post = (more: object) => {
    const message = { data: CONNECT, origin: SHELL, source: parent, ports: [port], ...more };
    page.dispatchEvent(Object.assign(new Event('message'), message));
  };
  return { page, parent, port, post };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('connectToShell', () => {
  it('says that it is ready to the shell’s origin only, and takes the port of the answer', async () => {
    const { page, parent, port, post } = framedPage();
    const connecting = connectToShell(page, SHELL);
    expect(parent.postMessage.mock.calls).toEqual([[{ kind: 'ncb-widget-ready' }, SHELL]]);
    post({});
    const connection = await connecting;
    expect(connection.ok && connection.port).toBe(port);
  });

  it.each([
    ['from another window', { source: {} }],
    ['from another origin', { origin: 'http://evil.localhost:4300' }],
    ['from the shell’s host on another port', { origin: 'http://app.ibank.localhost:4301' }],
    ['from the origin "null" of a sandboxed frame', { origin: 'null' }],
    ['without a port', { ports: [] }],
    ['with two ports', { ports: [{}, {}] }],
    ['of another kind', { data: { kind: 'sign' } }],
    ['with a field too many', { data: { ...CONNECT, extra: 1 } }],
    ['that is a text', { data: 'ncb-widget-connect' }],
    ['that is nothing', { data: null }],
  ])('does not listen to a message %s', async (_, message) => {
    const { page, post } = framedPage();
    const connecting = connectToShell(page, SHELL);
    post(message);
    jest.advanceTimersByTime(CONNECT_TIMEOUT_MS);
    expect(await connecting).toEqual({ ok: false, reason: 'noAnswer' });
  });

  it('takes one port and no second one', async () => {
    const { page, port, post } = framedPage();
    const connecting = connectToShell(page, SHELL);
    post({});
    post({ ports: [{ second: true }] });
    const connection = await connecting;
    expect(connection.ok && connection.port).toBe(port);
  });

  it('gives up after 10 seconds without an answer', async () => {
    const { page } = framedPage();
    const settled = jest.fn();
    void connectToShell(page, SHELL).then(settled);
    await jest.advanceTimersByTimeAsync(CONNECT_TIMEOUT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ ok: false, reason: 'noAnswer' });
  });

  it('knows at once that it is not in a frame', async () => {
    expect(await connectToShell(window, SHELL)).toEqual({ ok: false, reason: 'notFramed' });
  });

  it.each(['*', '', '__SHELL_ORIGIN__', 'null', `${SHELL}/`, 'app.ibank.localhost'])(
    'posts nothing when the configured origin is "%s"',
    async (origin) => {
      const { page, parent } = framedPage();
      expect(await connectToShell(page, origin)).toEqual({ ok: false, reason: 'noAnswer' });
      expect(parent.postMessage).not.toHaveBeenCalled();
    },
  );
});

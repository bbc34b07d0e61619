import { WIDGET_CONNECT, WIDGET_READY, type WidgetReady } from '@ncb/shared-kernel/domain/signing-protocol';

export const CONNECT_TIMEOUT_MS = 10_000;

type Connection =
  | { readonly ok: true; readonly port: MessagePort }
  | { readonly ok: false; readonly reason: 'notFramed' | 'noAnswer' };

export type FramedPage = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly parent: Pick<Window, 'postMessage'>;
};

/**
 * Reports "ready" to the shell and resolves with its one port, the only channel afterwards.
 * @param shellOrigin exact origin that may open this page
 */
export function connectToShell(
  page: FramedPage,
  shellOrigin: string,
  timeoutMs = CONNECT_TIMEOUT_MS,
): Promise<Connection> {
  if (Object.is(page.parent, page)) return Promise.resolve({ ok: false, reason: 'notFramed' });
  // Also refuses '*', which would reveal the widget to any page that frames it.
  if (!isOrigin(shellOrigin)) return Promise.resolve({ ok: false, reason: 'noAnswer' });
  return new Promise((resolve) => {
    const finish = (connection: Connection) => {
      page.removeEventListener('message', listen);
      clearTimeout(timer);
      resolve(connection);
    };
    const listen = (event: MessageEvent<unknown>) => {
      const isFromShell = event.source === page.parent && event.origin === shellOrigin;
      const [port, ...otherPorts] = event.ports;
      if (isFromShell && isConnect(event.data) && port && otherPorts.length === 0) finish({ ok: true, port });
    };
    const timer = setTimeout(() => finish({ ok: false, reason: 'noAnswer' }), timeoutMs);
    page.addEventListener('message', listen);
    page.parent.postMessage({ kind: WIDGET_READY } satisfies WidgetReady, shellOrigin);
  });
}

function isConnect(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.keys(data).length === 1 && 'kind' in data && data.kind === WIDGET_CONNECT;
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

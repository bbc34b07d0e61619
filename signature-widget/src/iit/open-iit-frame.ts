import { createElement } from '../create-element';
import type { SigningFailure } from '../signing/signature-provider';
import { getFailure } from './get-failure';
import { readMessage, writeRequest, type IitCommand, type IitMessage, type IitRequest } from './protocol';

export const READY_LIMIT_MS = 20_000;
/** Time limit for a closed page to forget the key; its own memory goes with the frame anyway. */
export const RESET_LIMIT_MS = 1_000;

/** The page may run scripts and open a window for cloud keys, but not navigate the widget or the bank's page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

type IitReply =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly reason: SigningFailure };

export interface IitFrame {
  /** @param limitMs after which the page counts as dead: `providerSilent` */
  ask(cmd: IitCommand, params: readonly unknown[], limitMs: number): Promise<IitReply>;
  /** Ends pending requests with `locked`, makes the page forget the key and removes it. */
  close(): void;
}

export type IitHost = Pick<Window, 'addEventListener' | 'removeEventListener'>;

export interface IitFramePlace {
  readonly place: HTMLElement;
  /** Name of the frame for screen readers. */
  readonly title: string;
  /** @param frame with the page, which is ready */
  readonly onReady: (frame: HTMLElement) => void;
}

interface Waiting {
  readonly request: IitRequest;
  end(reply: IitReply): void;
}

const SILENT_REPLY: IitReply = { ok: false, reason: 'providerSilent' };
const LOCKED_REPLY: IitReply = { ok: false, reason: 'locked' };

/**
 * Opens a page that speaks the IIT protocol. Accepts only messages of this frame and origin. Requests wait until the
 * page is ready and are repeated when it reports ready again, as the protocol requires.
 * @param address with its parameters
 */
export function openIitFrame(host: IitHost, address: string, { place, title, onReady }: IitFramePlace): IitFrame {
  const { origin } = new URL(address);
  const waiting = new Map<number, Waiting>();
  const frame = createElement('iframe', { src: address, title, sandbox: SANDBOX, 'data-frame': 'iit' });
  let isReady = false;
  let lastId = 0;

  const send = (request: IitRequest) => frame.contentWindow?.postMessage(request, origin);
  const endAll = (reply: IitReply) => [...waiting.values()].forEach(({ end }) => end(reply));
  const readiness = setTimeout(() => endAll(SILENT_REPLY), READY_LIMIT_MS);

  const listen = (event: MessageEvent<unknown>) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const message = readMessage(event.data);
    if (message?.kind === 'ready') {
      clearTimeout(readiness);
      isReady = true;
      onReady(frame);
      waiting.forEach(({ request }) => send(request));
    } else if (message) {
      waiting.get(message.id)?.end(toReply(message));
    }
  };

  const ask: IitFrame['ask'] = (cmd, params, limitMs) =>
    new Promise((resolve) => {
      const request = writeRequest((lastId += 1), cmd, params);
      const timer = setTimeout(() => end(SILENT_REPLY), limitMs);
      const end = (reply: IitReply) => {
        clearTimeout(timer);
        waiting.delete(request.id);
        resolve(reply);
      };
      waiting.set(request.id, { request, end });
      if (isReady) send(request);
    });

  const takeAway = () => {
    clearTimeout(readiness);
    host.removeEventListener('message', listen);
    frame.remove();
  };

  host.addEventListener('message', listen);
  place.append(frame);
  return {
    ask,
    close() {
      endAll(LOCKED_REPLY);
      frame.hidden = true;
      // A token or a local agent keeps its session beyond the page; only the page can end it.
      if (isReady) void ask('ResetPrivateKey', [], RESET_LIMIT_MS).then(takeAway);
      else takeAway();
    },
  };
}

function toReply(message: Exclude<IitMessage, { kind: 'ready' }>): IitReply {
  return message.kind === 'result'
    ? { ok: true, result: message.result }
    : { ok: false, reason: getFailure(message.error) };
}

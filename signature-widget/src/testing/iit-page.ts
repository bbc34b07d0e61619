import type { IitHost } from '../iit/frame';

export const IIT_URL = 'https://iit.example/sign-widget/v1/';
const IIT_ORIGIN = 'https://iit.example';

interface Posted {
  readonly id: number;
  readonly cmd: string;
  readonly params: readonly unknown[];
}

/** Our window and the page in the frame of it: what the page was asked, and what it says. */
export function iitPage(place: HTMLElement) {
  const page = Object.assign(new EventTarget(), { origin: 'https://sign.example' });
  const asked: Posted[] = [];
  const targets: unknown[] = [];
  const listeners: ((question: Posted) => void)[] = [];

  const frame = () => place.querySelector<HTMLIFrameElement>('iframe:not([hidden])');
  /** jsdom loads no pages: the window of the frame is here, and its messages arrive as a browser hands them over. */
  const say = (data: unknown, more: { origin?: string; source?: unknown } = {}) => {
    const message = { data, origin: IIT_ORIGIN, source: frame()?.contentWindow, ...more };
    page.dispatchEvent(Object.assign(new Event('message'), message));
  };
  const fromPage = (more: object) => ({ sender: 'EndUserSignWidget', reciever: 'EndUserSignWidgetConnector', ...more });

  return {
    page: page as unknown as IitHost & { origin: string },
    asked,
    targets,
    frame,
    say,
    fromPage,
    /** The page has loaded. */
    ready() {
      const inside = frame()?.contentWindow;
      if (!inside) throw new Error('no frame');
      inside.postMessage = ((request: Posted, target: unknown) => {
        asked.push(request);
        targets.push(target);
        listeners.splice(0).forEach((hear) => hear(request));
      }) as typeof inside.postMessage;
      say(fromPage({ id: -1 }));
    },
    /** What the page is asked next, however long we compute before. */
    nextQuestion: () => new Promise<Posted>((resolve) => listeners.push(resolve)),
    /** Answers the newest question. */
    answer: (result: unknown) => say(fromPage({ id: asked.at(-1)?.id, result })),
    refuse: (error: unknown) => say(fromPage({ id: asked.at(-1)?.id, error })),
  };
}

/** A certificate as the page tells of it. */
export function told(data: Uint8Array, infoEx: object = {}): object {
  return { data, infoEx: { subjCN: 'Вигаданець Тарас', publicKeyType: 4, ...infoEx } };
}

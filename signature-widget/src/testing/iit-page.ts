import type { IitHost } from '../iit/open-iit-frame';

export const IIT_URL = 'https://iit.example/sign-widget/v1/';
const IIT_ORIGIN = 'https://iit.example';

interface Posted {
  readonly id: number;
  readonly cmd: string;
  readonly params: readonly unknown[];
}

/** Fakes our window and the framed page: records requests and sends the page's messages. */
export function createIitPage(place: HTMLElement) {
  const page = Object.assign(new EventTarget(), { origin: 'https://sign.example' });
  const requests: Posted[] = [];
  const targets: unknown[] = [];
  const listeners: ((question: Posted) => void)[] = [];

  const frame = () => place.querySelector<HTMLIFrameElement>('iframe:not([hidden])');
  const say = (data: unknown, more: { origin?: string; source?: unknown } = {}) => {
    const message = { data, origin: IIT_ORIGIN, source: frame()?.contentWindow, ...more };
    page.dispatchEvent(Object.assign(new Event('message'), message));
  };
  const fromPage = (more: object) => ({ sender: 'EndUserSignWidget', reciever: 'EndUserSignWidgetConnector', ...more });

  return {
    page: page as unknown as IitHost & { origin: string },
    requests,
    targets,
    frame,
    say,
    fromPage,
    ready() {
      const inside = frame()?.contentWindow;
      if (!inside) throw new Error('no frame');
      inside.postMessage = ((request: Posted, target: unknown) => {
        requests.push(request);
        targets.push(target);
        listeners.splice(0).forEach((hear) => hear(request));
      }) as typeof inside.postMessage;
      say(fromPage({ id: -1 }));
    },
    nextQuestion: () => new Promise<Posted>((resolve) => listeners.push(resolve)),
    answer: (result: unknown) => say(fromPage({ id: requests.at(-1)?.id, result })),
    refuse: (error: unknown) => say(fromPage({ id: requests.at(-1)?.id, error })),
  };
}

export function certificateInfo(data: Uint8Array, infoEx: object = {}): object {
  return { data, infoEx: { subjCN: 'Вигаданець Тарас', publicKeyType: 4, ...infoEx } };
}

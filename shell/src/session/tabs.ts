import type { AnswerOf, getEvents, UserSettings } from '@ncb/shared-kernel/api/contract';

/** What the tabs of one browser tell each other; they share one session of the bank. */
export type TabMessage =
  /** Somebody did something in that tab. */
  | { readonly kind: 'active'; readonly at: number }
  /** Before it ends the session: has anybody been active elsewhere? A tab that slept has missed the news. */
  | { readonly kind: 'isAnybodyActive' }
  | { readonly kind: 'signedIn'; readonly userId: string }
  /** The user set something there, and the bank has it. */
  | { readonly kind: 'settings'; readonly userId: string; readonly settings: UserSettings }
  /** News of the documents of a user and a company, already announced. */
  | { readonly kind: 'events'; readonly scope: string; readonly answer: AnswerOf<typeof getEvents> }
  | { readonly kind: 'eventsRead'; readonly scope: string }
  | { readonly kind: 'signedOut'; readonly reason: 'none' | 'idle' };

export interface Tabs {
  tell(message: TabMessage): void;
  /** @returns stops listening */
  listen(listener: (message: TabMessage) => void): () => void;
}

/** The other tabs of this browser with the same origin. Nothing is stored. */
export function openTabs(): Tabs {
  const channel = new BroadcastChannel('ncb-session');
  return {
    tell: (message) => channel.postMessage(message),
    listen(listener) {
      const heard = ({ data }: MessageEvent<TabMessage>) => listener(data);
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
  };
}

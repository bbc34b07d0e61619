import type { AnswerOf, getEvents, UserSettings } from '@ncb/shared-kernel/api/contract';

/** What the tabs of one browser tell each other; they share one session of the bank. */
export type TabMessage =
  /** Somebody did something in that tab. */
  | { readonly kind: 'active'; readonly at: number }
  /** Before it ends the session: has anybody been active elsewhere? A tab that slept has missed the news. */
  | { readonly kind: 'isAnybodyActive' }
  /** `userId` null: somebody whom that tab does not know yet, because he may not work before he changes his password. */
  | { readonly kind: 'signedIn'; readonly userId: string | null }
  /** The user set something there, and the bank has it. */
  | { readonly kind: 'settings'; readonly userId: string; readonly settings: UserSettings }
  /** News of the documents of a user and a company, already announced. */
  | { readonly kind: 'events'; readonly scope: string; readonly answer: AnswerOf<typeof getEvents> }
  | { readonly kind: 'eventsRead'; readonly scope: string }
  | { readonly kind: 'signedOut'; readonly reason: 'none' | 'idle' }
  /** That tab is about to end the session: what is typed here is to be kept at once. */
  | { readonly kind: 'ending' }
  /** The bank has what is typed in that tab, or cannot be reached. */
  | { readonly kind: 'kept'; readonly tab: string }
  /** A draft was taken up, dropped or left there: what is offered here may be out of date. */
  | { readonly kind: 'drafts' };

export interface Tabs {
  /** Tells this tab from the others. */
  readonly id: string;
  tell(message: TabMessage): void;
  /** @returns stops listening */
  listen(listener: (message: TabMessage) => void): () => void;
  /**
   * Keeps a name for this tab, until the returned function is called or the tab is gone, however that came about.
   * @returns null if another tab has the name
   */
  claim(name: string): Promise<(() => void) | null>;
  /** The names that tabs of this browser keep at this moment, this one included. */
  claimed(): Promise<ReadonlySet<string>>;
  /** Settles when no tab keeps the name any more: true, or false if the signal gave up waiting. */
  freed(name: string, signal: AbortSignal): Promise<boolean>;
}

/** The other tabs of this browser with the same origin. Nothing is stored. */
export function openTabs(): Tabs {
  const channel = new BroadcastChannel('ncb-session');
  const { locks } = navigator;
  return {
    id: crypto.randomUUID(),
    tell: (message) => channel.postMessage(message),
    listen(listener) {
      const heard = ({ data }: MessageEvent<TabMessage>) => listener(data);
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
    // A lock and no message: the browser gives it back for a tab that crashed, and keeps it for one that sleeps.
    claim: (name) =>
      new Promise((settle) => {
        void locks.request(name, { ifAvailable: true }, (lock) => {
          if (lock === null) return settle(null);
          return new Promise<void>((release) => settle(release));
        });
      }),
    claimed: async () => new Set((await locks.query()).held?.map(({ name }) => name ?? '')),
    freed: (name, signal) =>
      locks
        .request(name, { mode: 'shared', signal }, () => true)
        .catch((error: unknown) => {
          if (signal.aborted) return false;
          throw error;
        }),
  };
}

import type { AnswerOf, getEvents, UserSettings } from '@ncb/shared-kernel/api/contract';
import { readTabMessage } from './read-tab-message';

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

/**
 * Opens the channel to other tabs of this origin; stores nothing. Without a channel or with denied locks ("block all cookies")
 * this tab works as if it were the only one.
 */
export function openTabs(): Tabs {
  const channel = openChannel();
  return {
    id: crypto.randomUUID(),
    tell: (message) => channel?.postMessage(message),
    listen(listener) {
      const heard = ({ data }: MessageEvent<unknown>) => {
        const message = readTabMessage(data);
        if (message) listener(message);
      };
      channel?.addEventListener('message', heard);
      return () => channel?.removeEventListener('message', heard);
    },
    // A lock and no message: the browser gives it back for a tab that crashed, and keeps it for one that sleeps.
    claim: (name) =>
      new Promise((settle) => {
        const hold = (lock: Lock | null) =>
          lock === null ? settle(null) : new Promise<void>((release) => settle(release));
        void requestLock(name, { ifAvailable: true }, hold).catch(() => settle(() => undefined));
      }),
    claimed: async () => {
      const held = await Promise.resolve()
        .then(() => navigator.locks.query())
        .catch(() => null);
      return new Set(held?.held?.map(({ name }) => name ?? ''));
    },
    freed: (name, signal) => requestLock(name, { mode: 'shared', signal }, () => true).catch(() => !signal.aborted),
  };
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('ncb-session');
  } catch {
    return null;
  }
}

/** Requests a lock; rejects instead of throwing, also in browsers without locks. */
async function requestLock<T>(
  name: string,
  options: LockOptions,
  hold: (lock: Lock | null) => T | Promise<T>,
): Promise<T> {
  return (await navigator.locks.request(name, options, hold)) as T;
}

import { readTabMessage, type TabMessage } from './read-tab-message';

export interface Tabs {
  readonly id: string;
  send(message: TabMessage): void;
  /** @returns stops listening */
  listen(listener: (message: TabMessage) => void): () => void;
  /**
   * Claims a name until released, or the tab closes or crashes.
   * @returns null if another tab has the name
   */
  claim(name: string): Promise<(() => void) | null>;
  getClaimed(): Promise<ReadonlySet<string>>;
  /** Resolves with true when the name is free, with false if the signal aborts. */
  waitUntilFree(name: string, signal: AbortSignal): Promise<boolean>;
}

/**
 * Opens the channel to other tabs. Without channel or locks ("block all cookies") this tab works as if it were the only
 * one.
 */
export function openTabs(): Tabs {
  const channel = openChannel();
  return {
    id: crypto.randomUUID(),
    send: (message) => channel?.postMessage(message),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const message = readTabMessage(data);
        if (message) listener(message);
      };
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
    // The browser releases a lock when a tab crashes, and keeps it while a tab sleeps.
    claim: (name) =>
      new Promise((settle) => {
        const hold = (lock: Lock | null) =>
          lock === null ? settle(null) : new Promise<void>((release) => settle(release));
        void requestLock(name, { ifAvailable: true }, hold).catch(() => settle(() => undefined));
      }),
    getClaimed: async () => {
      const locks = await Promise.resolve()
        .then(() => navigator.locks.query())
        .catch(() => null);
      return new Set(locks?.held?.map(({ name }) => name ?? ''));
    },
    waitUntilFree: (name, signal) =>
      requestLock(name, { mode: 'shared', signal }, () => true).catch(() => !signal.aborted),
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

/**
 * Waits for the lock, then calls `begin` and holds it.
 * @returns releases the lock, or stops waiting for it
 */
export type HoldTabLock = (name: string, begin: () => void) => () => void;

/** Web Lock: released when the tab closes or crashes. */
export const holdTabLock: HoldTabLock = (name, begin) => {
  const waiting = new AbortController();
  let release: () => void = () => waiting.abort();
  const hold = () =>
    new Promise<void>((resolve) => {
      release = resolve;
      begin();
    });
  const requestLock = async () => navigator.locks.request(name, { signal: waiting.signal }, hold);
  // Without locks ("block all cookies") each tab polls by itself.
  void requestLock().catch(() => (waiting.signal.aborted ? undefined : hold()));
  return () => release();
};

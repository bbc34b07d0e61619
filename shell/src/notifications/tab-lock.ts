/**
 * Waits until no other tab of this browser has the lock, and has it then until it is given up. `begin` is called when
 * the lock is had. @returns gives the lock up, or the waiting for it
 */
export type HoldTabLock = (name: string, begin: () => void) => () => void;

/** A lock of the browser: it is free again when a tab is closed or dies, and nothing is stored. */
export const holdTabLock: HoldTabLock = (name, begin) => {
  const waiting = new AbortController();
  let giveUp: () => void = () => waiting.abort();
  const hold = () =>
    new Promise<void>((resolve) => {
      giveUp = resolve;
      begin();
    });
  const request = async () => navigator.locks.request(name, { signal: waiting.signal }, hold);
  // A denied ("block all cookies") or missing lock makes each tab poll by itself.
  void request().catch(() => (waiting.signal.aborted ? undefined : hold()));
  return () => giveUp();
};

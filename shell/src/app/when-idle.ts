/** Runs something when the browser has nothing to do. Safari has no idle callback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(work);
  else setTimeout(work, 200);
}

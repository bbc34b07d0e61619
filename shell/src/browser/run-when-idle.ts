/** Runs `work` when the browser is idle; Safari, without `requestIdleCallback`, waits 200 ms. */
export function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Runs `work` when the browser is idle; Safari, without `requestIdleCallback`, waits 200 ms. */
export function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(work);
  else setTimeout(work, 200);
}

/**
 * Runs `work` after the next paint, so that a press is answered before a page is drawn: that takes half a second on an
 * old computer. Runs it at once in a hidden window, which never paints.
 */
export function runAfterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

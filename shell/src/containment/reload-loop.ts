import { useEffect, useState } from 'react';
import { tabStore } from '../browser/text-store';

const STORE_KEY = 'ncb.page-starts';
/** Number of starts of one page within {@link WINDOW_MS}, without a press between them, that no user makes. */
const STARTS_MAX = 4;
const WINDOW_MS = 30_000;

/**
 * Whether the window keeps being loaded anew with a page, which then has to stay closed. Asked once; nothing stays stored
 * when the work ends.
 */
export function useReloadLoop(page: string): boolean {
  const [isLoop] = useState(() => isReloadLoop(page));
  useEffect(() => () => tabStore.remove(STORE_KEY), []);
  return isLoop;
}

/**
 * Counts the starts of this window with a page. A page that reloads the window as soon as it is drawn would leave no time to
 * press anything. A press begins the count anew.
 * @returns true if the page has to stay closed
 */
export function isReloadLoop(page: string): boolean {
  for (const kind of ['pointerdown', 'keydown'] as const) {
    globalThis.addEventListener(kind, () => tabStore.remove(STORE_KEY), { capture: true, once: true });
  }
  const now = Date.now();
  const [stored = '', ...times] = (tabStore.get(STORE_KEY) ?? '').split(' ');
  const recent = stored === page ? times.filter((time) => now - Number(time) < WINDOW_MS) : [];
  tabStore.set(STORE_KEY, [page, ...recent, now].join(' '));
  return recent.length + 1 >= STARTS_MAX;
}

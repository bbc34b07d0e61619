import { useEffect, useState } from 'react';
import { tabStore } from '../browser';

const STORE_KEY = 'ncb.page-starts';
/** Number of starts within {@link WINDOW_MS} without a press that no user makes. */
const STARTS_MAX = 4;
const WINDOW_MS = 30_000;

export function useReloadLoop(page: string): boolean {
  const [isLoop] = useState(() => isReloadLoop(page));
  useEffect(() => () => tabStore.remove(STORE_KEY), []);
  return isLoop;
}

/**
 * Counts the starts of this window with a page; a press resets the count.
 * @returns true if the page has to stay closed
 */
function isReloadLoop(page: string): boolean {
  for (const kind of ['pointerdown', 'keydown'] as const) {
    globalThis.addEventListener(kind, () => tabStore.remove(STORE_KEY), { capture: true, once: true });
  }
  const now = Date.now();
  const [stored = '', ...times] = (tabStore.get(STORE_KEY) ?? '').split(' ');
  const recent = stored === page ? times.filter((time) => now - Number(time) < WINDOW_MS) : [];
  tabStore.set(STORE_KEY, [page, ...recent, now].join(' '));
  return recent.length + 1 >= STARTS_MAX;
}

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, type FocusEvent, type PointerEvent } from 'react';
import { TODAY_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import { canPrefetch, runWhenIdle } from '../browser';
import type { PageLoader } from '../federation';

/** Rest of the pointer or focus on an item, ms: crossing the menu loads nothing. */
const REST_MS = 60;

interface PagePrefetchOptions {
  loader: PageLoader;
  page: string;
  pages: readonly string[];
}

/**
 * Prefetches the menu's pages one by one while idle; the page under the resting pointer or focus is loaded and run.
 * docs/adr/0112.
 * @returns handlers of the main menu, stable while its pages stay the same
 */
export function usePagePrefetch({ loader, page, pages }: PagePrefetchOptions) {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefetchAll = useEffectEvent(async (isOver: () => boolean) => {
    await (page === TODAY_PAGE ? loader.registry() : loader.load(page));
    for (const next of pages) {
      await new Promise<void>(runWhenIdle);
      if (isOver() || !canPrefetch()) return;
      await loader.prefetch(next);
    }
  });
  const names = pages.join(' ');
  useEffect(() => {
    let isLeft = false;
    void prefetchAll(() => isLeft);
    return () => {
      isLeft = true;
      clearTimeout(resting.current);
    };
    // Fetched files are not requested twice.
  }, [loader, names]);

  const loadItem = useCallback(
    ({ target: item }: PointerEvent | FocusEvent) => {
      clearTimeout(resting.current);
      const menuPage = item instanceof Element && item.closest<HTMLElement>('[data-menu]')?.dataset['menu'];
      if (!menuPage || !names.split(' ').includes(menuPage) || !canPrefetch()) return;
      resting.current = setTimeout(() => void loader.load(menuPage), REST_MS);
    },
    [loader, names],
  );
  return useMemo(() => ({ onPointerOver: loadItem, onFocus: loadItem }), [loadItem]);
}

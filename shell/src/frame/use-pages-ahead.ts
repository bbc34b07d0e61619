import { useCallback, useEffect, useEffectEvent, useMemo, useRef, type FocusEvent, type PointerEvent } from 'react';
import { TODAY_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import { hasRoomAhead } from '../app/room-ahead';
import { whenIdle } from '../app/when-idle';
import type { PageLoader } from '../remotes/loader';

/** Rest of the pointer or focus on an item, ms: crossing the menu loads nothing. */
const RESTS_MS = 60;

export interface PagesAheadOptions {
  loader: PageLoader;
  page: string;
  pages: readonly string[];
}

/**
 * Prefetches the menu's pages one by one while idle; the page under the resting pointer or focus is loaded and run.
 * docs/adr/0151.
 * @returns handlers of the main menu, stable while its pages stay the same
 */
export function usePagesAhead({ loader, page, pages }: PagesAheadOptions) {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const bringAll = useEffectEvent(async (isOver: () => boolean) => {
    await (page === TODAY_PAGE ? loader.registry() : loader.load(page));
    for (const next of pages) {
      await new Promise<void>(whenIdle);
      if (isOver() || !hasRoomAhead()) return;
      await loader.bring(next);
    }
  });
  const names = pages.join(' ');
  useEffect(() => {
    let isLeft = false;
    void bringAll(() => isLeft);
    return () => {
      isLeft = true;
      clearTimeout(resting.current);
    };
    // Fetched files are not requested twice.
  }, [loader, names]);

  const loadItem = useCallback(
    ({ target: item }: PointerEvent | FocusEvent) => {
      clearTimeout(resting.current);
      const wanted = item instanceof Element && item.closest<HTMLElement>('[data-menu]')?.dataset['menu'];
      if (!wanted || !names.split(' ').includes(wanted) || !hasRoomAhead()) return;
      resting.current = setTimeout(() => void loader.load(wanted), RESTS_MS);
    },
    [loader, names],
  );
  return useMemo(() => ({ onPointerOver: loadItem, onFocus: loadItem }), [loadItem]);
}

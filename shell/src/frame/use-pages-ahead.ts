import { useCallback, useEffect, useEffectEvent, useMemo, useRef, type FocusEvent, type PointerEvent } from 'react';
import { TODAY_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import { hasRoomAhead } from '../app/room-ahead';
import { whenIdle } from '../app/when-idle';
import type { PageLoader } from '../remotes/loader';

/** A pointer or a focus that crosses the menu on its way elsewhere means none of its items. Milliseconds. */
const RESTS_MS = 60;

export interface PagesAheadOptions {
  loader: PageLoader;
  /** The page that is open: it goes first. */
  page: string;
  /** What the menu leads to, in its order. */
  pages: readonly string[];
}

/**
 * Brings the code of pages before they are opened, one after another while the browser has nothing else to do, and runs
 * none of it. The page that the pointer or the focus rests on is about to be opened: its code runs then, or the click
 * would wait for it. Source: design/federation, targets of a page opened later; docs/adr/0151
 * @returns handlers of the main menu, the same ones as long as it leads to the same pages
 */
export function usePagesAhead({ loader, page, pages }: PagesAheadOptions) {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const bringAll = useEffectEvent(async (isOver: () => boolean) => {
    // Of the shell's own page there is nothing to be loaded from a remote.
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
    // A page that is opened stops nothing: what is brought already is not asked for twice.
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

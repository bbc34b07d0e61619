import { useEffect, useState } from 'react';

/** Time without an idle browser after which a waiting user can close the page, ms. */
export const BLOCKED_LIMIT = 15_000;
/** Interval between two checks whether the browser is idle, ms. */
const BLOCKED_PAUSE = 1_000;

const INTERACTIONS = ['pointerdown', 'keydown'] as const;

/**
 * True if the browser was not idle for {@link BLOCKED_LIMIT} although the user pressed something: an endless render.
 * Safari has no idle callbacks and is not watched.
 * @param shown watched page; a new one restarts the watch
 */
export function useBlocked(shown: string): boolean {
  const [blocked, setBlocked] = useState<string | null>(null);
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let idle = 0;
    let isOverdue = false;
    let isAwaited = false;
    const update = () => {
      // A background tab is never idle.
      if (isOverdue && isAwaited && !document.hidden) setBlocked(shown);
    };
    const onInteraction = () => {
      isAwaited = true;
      update();
    };
    const watch = () => {
      isOverdue = false;
      isAwaited = false;
      timer = setTimeout(() => {
        isOverdue = true;
        update();
      }, BLOCKED_LIMIT);
      idle = requestIdleCallback(() => {
        clearTimeout(timer);
        setBlocked(null);
        timer = setTimeout(watch, BLOCKED_PAUSE);
      });
    };
    watch();
    for (const interaction of INTERACTIONS) globalThis.addEventListener(interaction, onInteraction, true);
    return () => {
      clearTimeout(timer);
      cancelIdleCallback(idle);
      for (const interaction of INTERACTIONS) globalThis.removeEventListener(interaction, onInteraction, true);
    };
  }, [shown]);
  return blocked === shown;
}

import { useEffect, useState } from 'react';
import { BLOCKED_LIMIT, BLOCKED_PAUSE } from './limits';

const INTERACTIONS = ['pointerdown', 'keydown'] as const;

/**
 * True when the browser has not been idle for {@link BLOCKED_LIMIT} and the user has pressed something meanwhile: a page
 * draws itself again and again. A page that works long on its own, and that nobody waits for, is left alone. Browsers
 * without idle callbacks (Safari) are not watched.
 * @param shown the watched page; with another one the watch begins again
 */
export function useBlocked(shown: string): boolean {
  const [blocked, setBlocked] = useState<string | null>(null);
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let idle = 0;
    let isOverdue = false;
    let isAwaited = false;
    const tell = () => {
      // A tab in the background is never idle and blocks nobody.
      if (isOverdue && isAwaited && !document.hidden) setBlocked(shown);
    };
    const onInteraction = () => {
      isAwaited = true;
      tell();
    };
    const watch = () => {
      isOverdue = false;
      isAwaited = false;
      timer = setTimeout(() => {
        isOverdue = true;
        tell();
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

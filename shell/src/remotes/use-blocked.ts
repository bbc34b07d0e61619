import { useEffect, useState } from 'react';
import { BLOCKED_LIMIT, BLOCKED_PAUSE } from './limits';

/**
 * True when the browser has not been idle for {@link BLOCKED_LIMIT}: a page draws itself again and again. Browsers without
 * idle callbacks (Safari) are not watched.
 * @param shown what is watched; with another page the watch begins anew
 */
export function useBlocked(shown: string): boolean {
  const [blocked, setBlocked] = useState<string | null>(null);
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let idle = 0;
    const watch = () => {
      // A tab in the background is never idle and blocks nobody.
      timer = setTimeout(() => !document.hidden && setBlocked(shown), BLOCKED_LIMIT);
      idle = requestIdleCallback(() => {
        clearTimeout(timer);
        setBlocked(null);
        timer = setTimeout(watch, BLOCKED_PAUSE);
      });
    };
    watch();
    return () => {
      clearTimeout(timer);
      cancelIdleCallback(idle);
    };
  }, [shown]);
  return blocked === shown;
}

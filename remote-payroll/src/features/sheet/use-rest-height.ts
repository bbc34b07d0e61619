import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Below the sheet: its totals and the margin of the page, px. */
const BELOW = 36 + 16;
const LEAST = 32 + 6 * 28;

/** The height that the window leaves for the sheet, whatever stands above it. */
export function useRestHeight(place: RefObject<HTMLElement | null>): {
  readonly height: number;
  readonly frame: RefObject<HTMLDivElement | null>;
} {
  const frame = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(LEAST);
  useLayoutEffect(() => {
    const measure = () => {
      const grid = place.current;
      if (!grid) return;
      const top = grid.getBoundingClientRect().top + window.scrollY;
      setHeight(Math.max(LEAST, Math.floor(window.innerHeight - top - BELOW)));
    };
    measure();
    window.addEventListener('resize', measure);
    // What stands above may grow: a notice, a second line of the head.
    const observer = new ResizeObserver(measure);
    const page = frame.current?.parentElement;
    if (page) for (const part of page.children) if (part !== frame.current) observer.observe(part);
    return () => {
      window.removeEventListener('resize', measure);
      observer.disconnect();
    };
  }, [place]);
  return { height, frame };
}

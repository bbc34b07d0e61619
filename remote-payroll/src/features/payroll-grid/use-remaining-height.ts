import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

const BELOW_PX = 36 + 16;
const HEIGHT_MIN_PX = 32 + 6 * 28;

export function useRemainingHeight(place: RefObject<HTMLElement | null>): {
  readonly height: number;
  readonly frame: RefObject<HTMLDivElement | null>;
} {
  const frame = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(HEIGHT_MIN_PX);
  useLayoutEffect(() => {
    const measure = () => {
      const element = place.current;
      if (!element) return;
      const top = element.getBoundingClientRect().top + window.scrollY;
      setHeight(Math.max(HEIGHT_MIN_PX, Math.floor(window.innerHeight - top - BELOW_PX)));
    };
    measure();
    window.addEventListener('resize', measure);
    // Parts above the grid may grow, such as notices or a wrapped header line.
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

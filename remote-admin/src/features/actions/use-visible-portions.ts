import { useCallback, useEffect, useRef, useState } from 'react';

/** Number of newest portions always rendered, so that each press of "load more" removes at most one. */
const ALWAYS_RENDERED = 5;

interface PortionState {
  readonly isSeen: boolean;
  readonly height: number;
}

interface VisiblePortions {
  /** Returns the placeholder height of a portion in px; null if it is rendered, as it or a neighbour is visible. */
  getPlaceholderHeight(portion: number): number | null;
  watch(portion: number): (place: HTMLTableSectionElement | null) => void;
}

/**
 * Tracks which portions of a long journal are near the visible part. Rows differ in height, so a removed portion leaves
 * its measured height; 500 portions are then as light as three.
 */
export function useVisiblePortions(count: number): VisiblePortions {
  const places = useRef(new Map<Element, number>());
  const observer = useRef<IntersectionObserver | null>(null);
  const [seen, setSeen] = useState<ReadonlyMap<number, PortionState> | null>(null);

  // From the first portion on: started later, it would remove all invisible portions at one press.
  useEffect(() => {
    const portionByElement = places.current;
    const watcher = new IntersectionObserver((changes) => {
      setSeen((before) => {
        const now = new Map(before);
        for (const { target, isIntersecting, boundingClientRect } of changes) {
          const portion = portionByElement.get(target);
          // A focused link would lose the focus with its row.
          const isSeen = isIntersecting || target.contains(document.activeElement);
          if (portion !== undefined) now.set(portion, { isSeen, height: boundingClientRect.height });
        }
        return now;
      });
    });
    observer.current = watcher;
    for (const place of portionByElement.keys()) watcher.observe(place);
    return () => {
      watcher.disconnect();
      observer.current = null;
    };
  }, []);

  const watch = useCallback(
    (portion: number) => (place: HTMLTableSectionElement | null) => {
      if (!place) return undefined;
      places.current.set(place, portion);
      observer.current?.observe(place);
      return () => {
        places.current.delete(place);
        observer.current?.unobserve(place);
      };
    },
    [],
  );

  const isNear = (portion: number) => [portion - 1, portion, portion + 1].some((near) => seen?.get(near)?.isSeen);
  return {
    getPlaceholderHeight(portion) {
      // All are rendered until visibility is known, and the newest are where the button is.
      const height = portion < count - ALWAYS_RENDERED ? seen?.get(portion)?.height : undefined;
      return height === undefined || isNear(portion) ? null : height;
    },
    watch,
  };
}

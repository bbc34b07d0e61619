import { useCallback, useEffect, useRef, useState } from 'react';

/** The rows of so many newest portions are always there: each press of "load more" then takes away one portion at most. */
const ALWAYS_THERE = 5;

interface Sight {
  readonly isSeen: boolean;
  readonly height: number;
}

export interface PortionsInSight {
  /** Height of the room that a portion leaves, px; null where its rows are there: it is seen, or the next to it is. */
  roomOf(portion: number): number | null;
  /** Gives the place of a portion to watch. */
  watch(portion: number): (place: HTMLTableSectionElement | null) => void;
}

/**
 * Which portions of a long journal are near what is seen. Rows are of different heights, so a portion that is not there
 * leaves room as high as it was; five hundred portions are then as light as three.
 */
export function usePortionsInSight(count: number): PortionsInSight {
  const places = useRef(new Map<Element, number>());
  const observer = useRef<IntersectionObserver | null>(null);
  const [seen, setSeen] = useState<ReadonlyMap<number, Sight> | null>(null);

  // From the first portion on: begun later, it would take away all portions but those in sight at one press.
  useEffect(() => {
    const known = places.current;
    const watcher = new IntersectionObserver((changes) => {
      setSeen((before) => {
        const now = new Map(before);
        for (const { target, isIntersecting, boundingClientRect } of changes) {
          const portion = known.get(target);
          // A link that has the focus would lose it with its row.
          const isSeen = isIntersecting || target.contains(document.activeElement);
          if (portion !== undefined) now.set(portion, { isSeen, height: boundingClientRect.height });
        }
        return now;
      });
    });
    observer.current = watcher;
    for (const place of known.keys()) watcher.observe(place);
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
    roomOf(portion) {
      // All are there until it is known what is seen, and the newest are where the button is pressed.
      const height = portion < count - ALWAYS_THERE ? seen?.get(portion)?.height : undefined;
      return height === undefined || isNear(portion) ? null : height;
    },
    watch,
  };
}

import { createContext, startTransition, useContext, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** What the parts of a list know of the place it stands in. */
export interface ListPlace {
  /** Width of the list, px: what gives way in it depends on this, not on the window. */
  readonly width: number;
  /** A row of a table does not fit: each is a card. */
  readonly hasCards: boolean;
  /** Ids of all rows that were found and can be selected. */
  readonly selectable: readonly string[];
}

/** Width until it has been measured, px: that of a list in a window of 1,440 px. */
const USUAL_WIDTH = 1160;

export const ListPlaceContext = createContext<ListPlace>({
  width: USUAL_WIDTH,
  hasCards: false,
  selectable: [],
});

export function useListPlace(): ListPlace {
  return useContext(ListPlaceContext);
}

/** In a narrower list a row of money does not fit, px: beside a panel in a window of 1,024 px it still does. */
export const CARDS_BELOW = 480;

/** The width of an element, measured before the browser paints and whenever it changes. */
export function useWidth(): readonly [place: RefObject<HTMLElement | null>, width: number] {
  const place = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    // A page that nobody lays out, as in tests, has no width.
    const measure = () => setWidth(element.offsetWidth || USUAL_WIDTH);
    measure();
    // What gives way to a panel that opens follows behind it: the panel is what was pressed for.
    const observer = new ResizeObserver(() => startTransition(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}

/**
 * How much room the header of a list has: for all, for three filters and signs in place of words, for one filter, or for
 * signs only. Source: design/look, "List"
 */
export type HeaderRoom = 'all' | 'three' | 'one' | 'signs';

/** @param width of the list, px */
export function headerRoom(width: number): HeaderRoom {
  if (width >= 1080) return 'all';
  if (width >= 860) return 'three';
  return width >= 600 ? 'one' : 'signs';
}

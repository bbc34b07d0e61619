import {
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type ReactNode,
} from 'react';

export interface ListLayout {
  /** List width in px; the layout depends on it, not on the window. */
  readonly width: number;
  readonly hasCards: boolean;
  readonly selectable: readonly string[];
}

/** Width in px before measuring: a list in a window of 1,440 px. */
const USUAL_WIDTH = 1160;

export const ListLayoutContext = createContext<ListLayout>({
  width: USUAL_WIDTH,
  hasCards: false,
  selectable: [],
});

export function useListLayout(): ListLayout {
  return useContext(ListLayoutContext);
}

/**
 * List width in px below which a row with an amount does not fit; it still fits beside a panel in a window of 1,024 px.
 */
export const CARDS_BELOW = 480;

export function useWidth(): readonly [place: RefObject<HTMLElement | null>, width: number] {
  const place = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    // An element without layout, as in tests, has no width.
    const measure = () => setWidth(element.offsetWidth || USUAL_WIDTH);
    measure();
    // A transition: an opening panel must appear first, the columns follow.
    const observer = new ResizeObserver(() => startTransition(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}

/** Layout of the list header: everything, three filters and icons, one filter, or icons only. */
export type HeaderLayout = 'all' | 'three' | 'one' | 'signs';

/** @param width list width, px */
export function getHeaderLayout(width: number): HeaderLayout {
  if (width >= 1080) return 'all';
  if (width >= 860) return 'three';
  return width >= 600 ? 'one' : 'signs';
}

/** Provides the page's views to its list on a phone; null where the page header shows them. */
export const ListViewsContext = createContext<ReactNode>(null);

export function ListViews() {
  const views = useContext(ListViewsContext);
  return views && <div className="ncb-list-views">{views}</div>;
}

import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { rowWindow, type RowWindow } from './row-layout';

/** Pixels that are scrolled before another window is looked for. */
const STEP = 240;

interface Seen {
  /** What is seen of the rows, px below the top of the first one. */
  readonly top: number;
  readonly bottom: number;
  readonly rowHeight: number;
  /** Heights of open panels that were seen, by the id of their row. */
  readonly panels: Readonly<Record<string, number>>;
}

export interface RowWindowOptions {
  /** All rows, in their order. */
  readonly ids: readonly string[];
  readonly openIds: ReadonlySet<string>;
  /** Off: all rows are there. */
  readonly isOn: boolean;
  /** Height of a row until one has been measured, px. */
  readonly rowHeight: number;
  /** What stands around rows, by the index of the row from top to bottom, with its height, px. */
  readonly around: readonly { readonly index: number; readonly height: number }[];
}

/**
 * Which rows of a long table have to be there for what is seen of it, whatever scrolls: the frame, the page or both.
 * The rows are a real table's; a screen reader and the browser's own scrolling find nothing unusual.
 * @returns with a reference to give to the frame around the table
 */
export function useRowWindow(options: RowWindowOptions): RowWindow & { frame: RefObject<HTMLDivElement | null> } {
  const { ids, openIds, isOn, around } = options;
  const frame = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Seen>({ top: 0, bottom: 0, rowHeight: options.rowHeight, panels: {} });

  const look = useCallback(() => {
    if (frame.current) setSeen((before) => seenOf(frame.current, before));
  }, []);

  useEffect(() => {
    const content = frame.current?.firstElementChild;
    if (!isOn || !content) return undefined;
    // Tells at once, and whenever rows come, go or open.
    const observer = new ResizeObserver(look);
    observer.observe(content);
    // Scrolling does not bubble; caught on its way down it is known of every frame around the table.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [isOn, look]);

  const panels = useMemo(
    () =>
      [
        ...[...openIds].map((id) => ({ index: ids.indexOf(id), height: seen.panels[id] ?? 0 })),
        // What stands above a row is counted with it, as if it stood below.
        ...around,
      ]
        .filter(({ index }) => index >= 0)
        .sort((a, b) => a.index - b.index),
    [ids, openIds, seen.panels, around],
  );
  // A mark on a row draws the table anew: of a year, the headings of days above each place are not added up again.
  const there = useMemo(
    () => (isOn ? rowWindow({ count: ids.length, rowHeight: seen.rowHeight, panels }, seen.top, bottomOf(seen)) : null),
    [isOn, ids.length, panels, seen],
  );
  return { frame, ...(there ?? { first: 0, end: ids.length, before: 0, after: 0 }) };
}

/** What is taken for seen before anybody has looked. */
const FIRST_LOOK_PX = 600;

function bottomOf({ bottom }: Seen): number {
  return Math.max(bottom, FIRST_LOOK_PX);
}

function seenOf(frame: HTMLElement | null, before: Seen): Seen {
  const rows = frame?.querySelector('[data-rows="above"]')?.getBoundingClientRect();
  if (!frame || !rows) return before;
  const clip = frame.getBoundingClientRect();
  const top = stepBelow(Math.max(0, clip.top) - rows.top);
  const end = Math.min(clip.bottom, window.innerHeight) - rows.top;
  const known = bottomOf(before);
  // What is there already is kept: the rows of the first look would be drawn twice otherwise.
  const bottom = end <= known && known <= end + 2 * STEP ? before.bottom : stepBelow(end) + STEP;
  const rowHeight = frame.querySelector<HTMLElement>('tr[data-row]')?.offsetHeight ?? before.rowHeight;
  const panels = { ...before.panels };
  for (const panel of frame.querySelectorAll<HTMLElement>('tr[data-row] + tr.ant-table-expanded-row')) {
    const id = panel.previousElementSibling?.getAttribute('data-row');
    if (id) panels[id] = panel.offsetHeight;
  }
  const isSame =
    top === before.top &&
    bottom === before.bottom &&
    rowHeight === before.rowHeight &&
    Object.entries(panels).every(([id, height]) => before.panels[id] === height);
  return isSame ? before : { top, bottom, rowHeight, panels };
}

function stepBelow(px: number): number {
  return Math.max(0, Math.floor(px / STEP) * STEP);
}

import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';

/** Scroll distance in px before the window is computed again. */
const STEP = 240;

interface VisiblePart {
  readonly top: number;
  readonly bottom: number;
  readonly rowHeight: number;
  readonly panels: Readonly<Record<string, number>>;
}

interface RowWindowOptions {
  readonly ids: readonly string[];
  readonly openIds: ReadonlySet<string>;
  readonly isOn: boolean;
  readonly rowHeight: number;
  readonly around: readonly { readonly index: number; readonly height: number }[];
}

/**
 * Computes which rows of a long table to render, whichever element scrolls. The rows stay a real table: nothing unusual
 * for screen readers and native scrolling.
 * @returns the window, and a ref for the frame around the table
 */
export function useRowWindow(options: RowWindowOptions): RowWindow & { frame: RefObject<HTMLDivElement | null> } {
  const { ids, openIds, isOn, around } = options;
  const frame = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState<VisiblePart>({ top: 0, bottom: 0, rowHeight: options.rowHeight, panels: {} });

  const measure = useCallback(() => {
    if (frame.current) setVisible((before) => measureVisible(frame.current, before));
  }, []);

  useEffect(() => {
    const content = frame.current?.firstElementChild;
    if (!isOn || !content) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(content);
    // Scroll events do not bubble; the capture phase reports every frame around the table.
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [isOn, measure]);

  const panels = useMemo(
    () =>
      [
        ...[...openIds].map((id) => ({ index: ids.indexOf(id), height: visible.panels[id] ?? 0 })),
        // Content above a row counts as if it stood below.
        ...around,
      ]
        .filter(({ index }) => index >= 0)
        .sort((a, b) => a.index - b.index),
    [ids, openIds, visible.panels, around],
  );
  // Memoised: a mark re-renders the table, and the day headings of a year must not be added up again.
  const rowsToRender = useMemo(
    () =>
      isOn
        ? getRowWindow({ count: ids.length, rowHeight: visible.rowHeight, panels }, visible.top, getBottom(visible))
        : null,
    [isOn, ids.length, panels, visible],
  );
  return { frame, ...(rowsToRender ?? { first: 0, end: ids.length, before: 0, after: 0 }) };
}

const INITIAL_HEIGHT_PX = 600;

function getBottom({ bottom }: VisiblePart): number {
  return Math.max(bottom, INITIAL_HEIGHT_PX);
}

function measureVisible(frame: HTMLElement | null, before: VisiblePart): VisiblePart {
  const rows = frame?.querySelector('[data-rows="above"]')?.getBoundingClientRect();
  if (!frame || !rows) return before;
  const clip = frame.getBoundingClientRect();
  const top = roundDownToStep(Math.max(0, clip.top) - rows.top);
  const end = Math.min(clip.bottom, window.innerHeight) - rows.top;
  const renderedBottom = getBottom(before);
  // Keeps the rendered rows: otherwise those of the first render would be rendered twice.
  const bottom =
    end <= renderedBottom && renderedBottom <= end + 2 * STEP ? before.bottom : roundDownToStep(end) + STEP;
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

function roundDownToStep(px: number): number {
  return Math.max(0, Math.floor(px / STEP) * STEP);
}

interface RowLayout {
  readonly count: number;
  readonly rowHeight: number;
  /** Open panels by row index in ascending order, with heights in px. */
  readonly panels: readonly { readonly index: number; readonly height: number }[];
}

interface RowWindow {
  /** Index of the first row, and the index after the last. */
  readonly first: number;
  readonly end: number;
  /** Height of the space above, px. */
  readonly before: number;
  readonly after: number;
}

/** Extra rows beyond both edges, so that short scrolling finds them rendered. */
const SPARE_ROWS = 6;

/**
 * Returns the rows to render for the visible part of a table.
 * @param top upper edge of the visible part, px below the top of the first row
 * @param bottom its lower edge
 */
export function getRowWindow(layout: RowLayout, top: number, bottom: number): RowWindow {
  const { count } = layout;
  const first = Math.max(0, Math.min(count, getRowAt(layout, top)) - SPARE_ROWS);
  const end = Math.max(first, Math.min(count, getRowAt(layout, bottom) + 1 + SPARE_ROWS));
  const before = getHeightAbove(layout, first);
  return { first, end, before, after: getHeightAbove(layout, count) - getHeightAbove(layout, end) };
}

function getRowAt({ rowHeight, panels }: RowLayout, y: number): number {
  let above = 0;
  for (const { index, height } of panels) {
    const rowEnd = (index + 1) * rowHeight + above;
    if (y < rowEnd) break;
    if (y < rowEnd + height) return index;
    above += height;
  }
  return Math.max(0, Math.floor((y - above) / rowHeight));
}

function getHeightAbove({ rowHeight, panels }: RowLayout, row: number): number {
  const open = panels.filter(({ index }) => index < row);
  return row * rowHeight + open.reduce((sum, { height }) => sum + height, 0);
}

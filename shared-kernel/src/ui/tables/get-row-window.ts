export interface RowLayout {
  readonly count: number;
  readonly rowHeight: number;
  /** Open panels by row index in ascending order, with heights in px. */
  readonly panels: readonly { readonly index: number; readonly height: number }[];
}

export interface RowWindow {
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
  const before = heightAbove(layout, first);
  return { first, end, before, after: heightAbove(layout, count) - heightAbove(layout, end) };
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

function heightAbove({ rowHeight, panels }: RowLayout, row: number): number {
  const open = panels.filter(({ index }) => index < row);
  return row * rowHeight + open.reduce((sum, { height }) => sum + height, 0);
}

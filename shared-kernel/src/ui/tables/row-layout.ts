/** Where the rows of a long table stand: all are equally high, but behind some there is an open panel. */
export interface RowLayout {
  readonly count: number;
  /** Height of a row, px. */
  readonly rowHeight: number;
  /** Open panels by the index of their row, from top to bottom, with their heights. */
  readonly panels: readonly { readonly index: number; readonly height: number }[];
}

/** The rows that are there; the others are empty space above and below. */
export interface RowWindow {
  /** Index of the first row, and of the first one behind the last. */
  readonly first: number;
  readonly end: number;
  /** Height of the empty space, px. */
  readonly before: number;
  readonly after: number;
}

/** Rows beyond both edges of what is seen, so that a quick look further finds them there. */
const SPARE_ROWS = 6;

/**
 * The window of rows for what is seen of a table.
 * @param top of what is seen, px below the top of the first row
 * @param bottom of what is seen
 */
export function rowWindow(layout: RowLayout, top: number, bottom: number): RowWindow {
  const { count } = layout;
  const first = Math.max(0, Math.min(count, rowAt(layout, top)) - SPARE_ROWS);
  const end = Math.max(first, Math.min(count, rowAt(layout, bottom) + 1 + SPARE_ROWS));
  const before = heightAbove(layout, first);
  return { first, end, before, after: heightAbove(layout, count) - heightAbove(layout, end) };
}

/** The row that covers a height; its panel belongs to it. */
function rowAt({ rowHeight, panels }: RowLayout, y: number): number {
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

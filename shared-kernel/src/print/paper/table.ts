import type { Flow } from './flow';
import { lineHeight, type Paper, type TextStyle } from './paper';

export interface TableColumn {
  readonly title: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Points of its letters. */
  readonly size: number;
  readonly left: number;
}

const PADDING = 1;
const RULE = 0.1;
const RULE_GREY = 150;
const HEAD_GREY = 235;

/**
 * A table down the pages; its head stands on each of them, texts are wrapped. Ours, because the library's takes twice as
 * long for ten thousand rows. Source: reference/files-print-tables 3
 * @param onRow after each row, with how many are drawn
 */
export function drawTable(
  paper: Paper,
  flow: Flow,
  { columns, rows, size, left }: Table,
  onRow: (done: number) => void = () => undefined,
): void {
  const { doc } = paper;
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const titles = columns.map(({ title }) => title);

  const measured = (cells: readonly string[], style: TextStyle) => {
    const lines = columns.map((column, index) => paper.lines(cells[index] ?? '', column.width - 2 * PADDING, style));
    return { lines, height: Math.max(1, ...lines.map(({ length }) => length)) * lineHeight(style) + 2 * PADDING };
  };
  const writeCells = (lines: readonly (readonly string[])[], top: number, style: TextStyle) => {
    let edge = left;
    columns.forEach((column, index) => {
      const align = column.align ?? 'left';
      const from = align === 'right' ? edge + column.width - PADDING : edge + PADDING;
      paper.write(lines[index] ?? [], from, top + PADDING, { ...style, align });
      edge += column.width;
    });
  };
  const headStyle: TextStyle = { size, weight: 'bold' };
  const head = measured(titles, headStyle);
  const drawHead = () => {
    const top = flow.take(head.height);
    doc.setFillColor(HEAD_GREY, HEAD_GREY, HEAD_GREY).rect(left, top, width, head.height, 'F');
    writeCells(head.lines, top, headStyle);
  };

  rows.forEach((cells, index) => {
    const row = measured(cells, { size });
    // The head is never the last thing on a page.
    const hasRoom = flow.hasRoom(index === 0 ? head.height + row.height : row.height);
    if (!hasRoom) flow.newPage();
    if (index === 0 || !hasRoom) drawHead();
    const top = flow.take(row.height);
    writeCells(row.lines, top, { size });
    doc
      .setLineWidth(RULE)
      .setDrawColor(RULE_GREY)
      .line(left, top + row.height, left + width, top + row.height);
    onRow(index + 1);
  });
}

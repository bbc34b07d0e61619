import { autoTable } from 'jspdf-autotable';
import type { Flow } from './flow';
import { FONT_FAMILY, lineHeight, type Paper, type TextStyle } from './paper';

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

/** Between a column's edge and its text, millimetres. */
export const PADDING = 1;
const RULE = 0.1;
const RULE_GREY = 150;
const HEAD_GREY = 235;

/**
 * A table down the pages; its head stands on each of them, texts are wrapped. A row stays in one piece if a page has room
 * for it. Source: docs/adr/0068
 * @param onRow after each row, with how many are drawn
 */
export function drawTable(
  paper: Paper,
  flow: Flow,
  { columns, rows, size, left }: Table,
  onRow: (done: number) => void = () => undefined,
): void {
  const { doc, shown, tags } = paper;
  const [first] = rows;
  if (!first) return;
  const titles = columns.map(({ title }) => title);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const heightOf = (cells: readonly string[], weight: TextStyle['weight']) => {
    const lines = columns.map((column, index) =>
      paper.lines(cells[index] ?? '', column.width - 2 * PADDING, { size, weight }),
    );
    return Math.max(1, ...lines.map(({ length }) => length)) * lineHeight({ size }) + 2 * PADDING;
  };
  // The head is never the last thing on a page.
  if (!flow.hasRoom(heightOf(titles, 'bold') + heightOf(first, 'normal'))) flow.newPage();

  let heads = 0;
  const last = columns.length - 1;
  tags.openGroup('Table');
  autoTable(doc, {
    startY: flow.take(0),
    margin: { ...flow.margins, left, right: paper.width - left - width },
    theme: 'plain',
    rowPageBreak: 'avoid',
    styles: { font: FONT_FAMILY, fontSize: size, cellPadding: PADDING, textColor: 0 },
    headStyles: { fontStyle: 'bold', fillColor: HEAD_GREY },
    columnStyles: Object.fromEntries(
      columns.map((column, index) => [index, { cellWidth: column.width, ...ofCells(column) }]),
    ),
    head: [columns.map((column) => ({ content: shown(column.title), styles: ofCells(column) }))],
    body: rows.map((cells) => cells.map(shown)),
    willDrawCell({ section, column }) {
      if (column.index === 0 && section === 'head') heads += 1;
      // The head stands on each page and is read out once.
      const isRepeated = section === 'head' && heads > 1;
      if (column.index === 0 && !isRepeated) tags.openGroup('TR');
      tags.openText(isRepeated ? 'Artifact' : section === 'head' ? 'TH' : 'TD');
    },
    didDrawCell({ section, row, column, cell }) {
      tags.closeText();
      if (column.index === last && !(section === 'head' && heads > 1)) tags.closeGroup();
      if (section !== 'body' || column.index !== 0) return;
      const bottom = cell.y + row.height;
      doc
        .setLineWidth(RULE)
        .setDrawColor(RULE_GREY)
        .line(left, bottom, left + width, bottom);
      onRow(row.index + 1);
    },
    didDrawPage: ({ cursor }) => flow.resume(cursor?.y ?? flow.margins.top),
  });
  tags.closeGroup();
}

/** The library's heads know nothing of their columns. */
function ofCells({ align = 'left' }: TableColumn) {
  return { halign: align };
}

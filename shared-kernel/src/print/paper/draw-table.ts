import { autoTable } from 'jspdf-autotable';
import type { Flow } from './start-flow';
import { FONT_FAMILY, getLineHeight, type Printout, type TextStyle } from './open-printout';

export interface TableColumn {
  readonly title: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Font size in points. */
  readonly size: number;
  readonly left: number;
}

/** Distance between a column's edge and its text, mm. */
export const PADDING = 1;
const RULE = 0.1;
const RULE_GREY = 150;
const HEAD_GREY = 235;

/**
 * Draws a table across pages with wrapped texts. A row stays together if a page has room for it. Source: docs/adr/0052.
 * @param onRow called after each row with the number of rows drawn
 */
export function drawTable(
  paper: Printout,
  flow: Flow,
  { columns, rows, size, left }: Table,
  onRow: (done: number) => void = () => undefined,
): void {
  const { doc, shown, tags } = paper;
  const [first] = rows;
  if (!first) return;
  const titles = columns.map(({ title }) => title);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const measureHeight = (cells: readonly string[], weight: TextStyle['weight']) => {
    const lines = columns.map((column, index) =>
      paper.lines(cells[index] ?? '', column.width - 2 * PADDING, { size, weight }),
    );
    return Math.max(1, ...lines.map(({ length }) => length)) * getLineHeight({ size }) + 2 * PADDING;
  };
  // A header is never the last line of a page.
  if (!flow.hasRoom(measureHeight(titles, 'bold') + measureHeight(first, 'normal'))) flow.newPage();

  let heads = 0;
  const last = columns.length - 1;
  tags.openGroup('Table');
  autoTable(doc, {
    startY: flow.reserve(0),
    margin: { ...flow.margins, left, right: paper.width - left - width },
    theme: 'plain',
    rowPageBreak: 'avoid',
    styles: { font: FONT_FAMILY, fontSize: size, cellPadding: PADDING, textColor: 0 },
    headStyles: { fontStyle: 'bold', fillColor: HEAD_GREY },
    columnStyles: Object.fromEntries(
      columns.map((column, index) => [index, { cellWidth: column.width, ...getCellStyles(column) }]),
    ),
    head: [columns.map((column) => ({ content: shown(column.title), styles: getCellStyles(column) }))],
    body: rows.map((cells) => cells.map(shown)),
    willDrawCell({ section, column }) {
      if (column.index === 0 && section === 'head') heads += 1;
      // The header is on each page, but screen readers read it once.
      const isRepeated = section === 'head' && heads > 1;
      if (column.index === 0 && !isRepeated) tags.openGroup('TR');
      const role = section === 'head' ? 'TH' : 'TD';
      tags.openText(isRepeated ? 'Artifact' : role);
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

/** Returns a column's cell styles; the library does not apply them to headers. */
function getCellStyles({ align = 'left' }: TableColumn) {
  return { halign: align };
}

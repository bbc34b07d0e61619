import { html, type Html } from './html';

export interface Column<Row> {
  readonly field: string;
  readonly title: string;
  readonly cell: (row: Row) => Html | string | number | null;
  readonly isNumber?: boolean;
}

interface TableOptions<Row> {
  readonly row: string;
  readonly columns: readonly Column<Row>[];
  readonly empty: string;
}

/** Renders a table that narrow screens show as cards. */
export function renderTable<Row>(rows: readonly Row[], { row: name, columns, empty }: TableOptions<Row>): Html {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`;
  return html`<table>
    <thead>
      <tr>
        ${columns.map(({ title, isNumber }) => html`<th class="${isNumber ? 'number' : ''}">${title}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr data-row="${name}">
            ${columns.map((column) => renderCell(column, row))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function renderCell<Row>({ field, title, cell: content, isNumber }: Column<Row>, row: Row): Html {
  return html`<td data-field="${field}" data-title="${title}" class="${isNumber ? 'number' : ''}">${content(row)}</td>`;
}

/** Aligns the columns; cells with HTML are left out. */
export function formatTable<Row>(
  rows: readonly Row[],
  { columns, empty }: Pick<TableOptions<Row>, 'columns' | 'empty'>,
): string {
  if (rows.length === 0) return empty;
  const cells = rows.map((row) => columns.map(({ cell: content }) => toPlainText(content(row))));
  const lines = [columns.map(({ title }) => title), ...cells];
  const widths = columns.map((_column, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const pad = (text: string, index: number) =>
    columns[index]?.isNumber ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0);
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}

/** Removes control characters, which would move the terminal's cursor. */
function toPlainText(content: ReturnType<Column<unknown>['cell']>): string {
  if (content === null || typeof content === 'object') return '';
  return String(content).replace(/\p{Cc}+/gu, ' ');
}

import { html, type Html } from './html';

export interface Column<Row> {
  /** Names the cell for tests: `data-field`. */
  readonly field: string;
  readonly title: string;
  readonly cell: (row: Row) => Html | string | number | null;
  readonly isNumber?: boolean;
}

interface TableOptions<Row> {
  /** Names the rows for tests: `data-row`. */
  readonly row: string;
  readonly columns: readonly Column<Row>[];
  readonly empty: string;
}

/** A table that a narrow screen shows as cards: every cell carries its column's title. */
export function table<Row>(rows: readonly Row[], { row: name, columns, empty }: TableOptions<Row>): Html {
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
            ${columns.map((column) => cell(column, row))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function cell<Row>({ field, title, cell: content, isNumber }: Column<Row>, row: Row): Html {
  return html`<td data-field="${field}" data-title="${title}" class="${isNumber ? 'number' : ''}">${content(row)}</td>`;
}

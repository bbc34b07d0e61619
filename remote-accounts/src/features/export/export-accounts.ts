import type { Account } from '@ncb/shared-kernel/api/contract';
import type { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { accountTable, type ExportWords } from './account-table';

export interface AccountExport extends ExportWords {
  readonly format: 'xlsx' | 'csv';
  readonly kind: AccountKind;
  /** Name of the sheet. */
  readonly sheet: string;
}

/** A spreadsheet would run such a text as a formula: names of accounts are typed by people. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[";\r\n]/;
/** A double counts kopecks exactly up to here; larger amounts stay text. */
const EXACT_DIGITS = 15;

type Table = ReturnType<typeof accountTable>;

/** The list of accounts as a file. */
export async function exportAccounts(accounts: readonly Account[], options: AccountExport): Promise<Blob> {
  const table = accountTable(accounts, options.kind, options);
  if (options.format === 'csv') return new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' });
  return workbookOf(table, options.sheet);
}

/** Semicolons, a comma in amounts, CRLF and the byte-order mark: what a spreadsheet set to Ukrainian opens rightly. */
export function csvOf({ columns, rows }: Table): string {
  const cell = (value: string, place: number) => {
    if (columns[place]?.holds === 'amount') return value.replace('.', ',');
    const text = FORMULA.test(value) ? `'${value}` : value;
    return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = [columns.map(({ name }) => cell(name, -1)), ...rows.map((row) => row.map(cell))];
  return `\ufeff${lines.map((line) => `${line.join(';')}\r\n`).join('')}`;
}

async function workbookOf({ columns, rows }: Table, name: string): Promise<Blob> {
  const { utils, write } = await import('xlsx');
  const cells = rows.map((row) =>
    row.map((value, place) =>
      columns[place]?.holds === 'amount' && value.replace(/\D/g, '').length <= EXACT_DIGITS ? Number(value) : value,
    ),
  );
  const sheet = utils.aoa_to_sheet([columns.map((column) => column.name), ...cells]);
  sheet['!cols'] = columns.map((_, place) => ({ wch: widest(rows, place) }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, name);
  const bytes = write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
  return new Blob([bytes], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}

function widest(rows: readonly (readonly string[])[], place: number): number {
  return rows.reduce((width, row) => Math.max(width, row[place]?.length ?? 0), 12) + 2;
}

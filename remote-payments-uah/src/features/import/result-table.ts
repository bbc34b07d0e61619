import { IMPORT_COLUMNS } from '@ncb/shared-kernel/domain/rules';
import type { ExportTable } from '@ncb/shared-kernel/files';
import type { ImportedRow } from './imported-row';

/** The words of a file with rows and what became of them, in the user's language. */
export interface ResultWords {
  readonly line: string;
  readonly status: string;
  readonly problems: string;
  statusOf(row: ImportedRow): string;
  problemsOf(row: ImportedRow): string;
}

const WIDTH = 20;
const WORDS_WIDTH = 60;

/**
 * Rows with their state and everything that is wrong with them. The columns have the names of the import file, so that
 * what was put right in a spreadsheet can be imported again.
 */
export function resultTable(rows: readonly ImportedRow[], words: ResultWords): ExportTable {
  const columns = IMPORT_COLUMNS.filter((column) => column === 'oper_n' || rows.some(({ row }) => row[column]));
  const text = (name: string, length: number) => ({ name, holds: 'text' as const, length });
  return {
    columns: [
      text(words.line, WIDTH),
      text(words.status, WIDTH),
      text(words.problems, WORDS_WIDTH),
      ...columns.map((column) => text(column, WIDTH)),
    ],
    rows: rows.map((row) => [
      String(row.line),
      words.statusOf(row),
      words.problemsOf(row),
      ...columns.map((column) => (column === 'oper_n' && row.word ? row.word.number : (row.row[column] ?? ''))),
    ]),
  };
}

import type { ExportTable } from '../../files';
import type { ImportedRow } from './imported-row';
import type { RowRules } from './row-rules';

interface ResultTexts {
  readonly line: string;
  readonly status: string;
  readonly problems: string;
  statusOf(row: ImportedRow): string;
  problemsOf(row: ImportedRow): string;
}

const WIDTH = 20;
const WORDS_WIDTH = 60;

/**
 * Builds a table of rows with their status and problems. Its columns keep the names of the import file, so that the
 * corrected file can be imported again.
 */
export function buildResultTable(
  rows: readonly ImportedRow[],
  { columns: allColumns, numberColumn }: RowRules,
  texts: ResultTexts,
): ExportTable {
  const columns = allColumns.filter((column) => column === numberColumn || rows.some(({ row }) => row[column]));
  const text = (name: string, length: number) => ({ name, holds: 'text' as const, length });
  return {
    columns: [
      text(texts.line, WIDTH),
      text(texts.status, WIDTH),
      text(texts.problems, WORDS_WIDTH),
      ...columns.map((column) => text(column, WIDTH)),
    ],
    rows: rows.map((row) => [
      String(row.line),
      texts.statusOf(row),
      texts.problemsOf(row),
      ...columns.map((column) => (column === numberColumn && row.word ? row.word.number : (row.row[column] ?? ''))),
    ]),
  };
}

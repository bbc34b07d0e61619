import { files, type TableCells } from '../../files';
import { useFileReading, type FileReading } from './use-file-reading';
import type { TableReadingChoice } from './FileQuestions';

interface RecordTable<Row> {
  readonly requiredColumns: readonly string[];
  /** Headings by column, as programs and people write them. */
  readonly headings: Readonly<Record<string, readonly string[]>>;
  /** @param columns the file's headings as the reader has named them, in any case and order */
  rowsOf(columns: readonly string[], cells: readonly TableCells[]): readonly Row[];
}

export function useRecordFile<Row>({
  requiredColumns,
  headings,
  rowsOf,
}: RecordTable<Row>): FileReading<TableReadingChoice, readonly Row[]> {
  return useFileReading({}, (file, choice, listener) => {
    const cells: TableCells[] = [];
    const onRows = (portion: readonly TableCells[]) => void cells.push(...portion);
    return {
      work: files.readTable(file, { ...choice, needs: requiredColumns, headings }, { ...listener, onRows }),
      buildRows: ({ columns }) => rowsOf(columns, cells),
    };
  });
}

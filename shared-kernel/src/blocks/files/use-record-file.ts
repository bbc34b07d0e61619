import { files, type TableCells } from '../../files';
import type { TableChoice } from './AboutFile';
import { useFileReading, type FileReading } from './use-file-reading';

export interface RecordTable<Row> {
  readonly needs: readonly string[];
  /** Headings by column, as programs and people write them. */
  readonly headings: Readonly<Record<string, readonly string[]>>;
  /** @param columns the file's headings as the reader has named them, in any case and order */
  rowsOf(columns: readonly string[], cells: readonly TableCells[]): readonly Row[];
}

export function useRecordFile<Row>({
  needs,
  headings,
  rowsOf,
}: RecordTable<Row>): FileReading<TableChoice, readonly Row[]> {
  return useFileReading({}, (file, choice, listener) => {
    const cells: TableCells[] = [];
    const onRows = (portion: readonly TableCells[]) => void cells.push(...portion);
    return {
      work: files.readTable(file, { ...choice, needs, headings }, { ...listener, onRows }),
      rowsOf: ({ columns }) => rowsOf(columns, cells),
    };
  });
}

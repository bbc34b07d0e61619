import { useFileReading, type FileReading, type TableChoice } from '@ncb/shared-kernel/blocks/files';
import { CORRESPONDENT_COLUMNS, CORRESPONDENT_HEADINGS } from '@ncb/shared-kernel/domain/rules';
import { files, type TableCells } from '@ncb/shared-kernel/files';
import { readRows, type ImportedRow } from './imported-rows';

/** A file of correspondents, read in a worker. */
export function useCorrespondentFile(): FileReading<TableChoice, readonly ImportedRow[]> {
  return useFileReading({}, (file, choice, listener) => {
    const cells: TableCells[] = [];
    const onRows = (portion: readonly TableCells[]) => void cells.push(...portion);
    return {
      work: files.readTable(
        file,
        { ...choice, needs: CORRESPONDENT_COLUMNS, headings: CORRESPONDENT_HEADINGS },
        { ...listener, onRows },
      ),
      rowsOf: ({ columns }) => readRows(columns, cells),
    };
  });
}

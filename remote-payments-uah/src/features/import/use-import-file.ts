import { useFileReading, type FileReading, type TableChoice } from '@ncb/shared-kernel/blocks/files';
import type { ImportContext } from '@ncb/shared-kernel/domain/rules';
import { files, type CheckedRow, type FileAbout } from '@ncb/shared-kernel/files';
import { createImportList, type ImportList } from './import-list';

/** How a person wants the file to be read. */
export interface ReadingChoice extends TableChoice {
  readonly isOldClientBank: boolean;
}

const AS_IT_IS: ReadingChoice = { isOldClientBank: false };

/** A file of payments, read and judged in a worker. */
export function useImportFile(context: ImportContext): FileReading<ReadingChoice, ImportList> {
  return useFileReading(AS_IT_IS, (file, choice, listener) => {
    const list = createImportList(context);
    let isStatement = false;
    const onAbout = (about: FileAbout) => {
      isStatement = about.format === 'statement';
      listener.onAbout(about);
    };
    const onRows = (rows: readonly CheckedRow[]) => list.append(rows, isStatement);
    return {
      work: files.readPayments(file, { ...choice, context }, { ...listener, onAbout, onRows }),
      rowsOf() {
        list.publish();
        return list;
      },
    };
  });
}

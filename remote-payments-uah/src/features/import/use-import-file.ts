import { useFileReading, type FileReading, type TableChoice } from '@ncb/shared-kernel/blocks/files';
import type { ImportContext } from '@ncb/shared-kernel/domain/rules';
import { files } from '@ncb/shared-kernel/files';
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
    return {
      work: files.readPayments(file, { ...choice, context }, { ...listener, onRows: list.append }),
      rowsOf() {
        list.publish();
        return list;
      },
    };
  });
}

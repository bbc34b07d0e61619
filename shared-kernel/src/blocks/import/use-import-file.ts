import { useFileReading, type FileReading } from '../files';
import type { FileAbout } from '../../files';
import type { ImportKind, ReadingChoice } from './import-kind';
import { createImportList } from './create-import-list';
import type { ImportList } from './import-list';
import type { ReadRow } from './row-rules';

const DEFAULT_CHOICE: ReadingChoice = {};

export function useImportFile({ rules, read }: ImportKind): FileReading<ReadingChoice, ImportList> {
  return useFileReading(DEFAULT_CHOICE, (file, choice, listener) => {
    const list = createImportList(rules);
    let isStatement = false;
    const onAbout = (about: FileAbout) => {
      isStatement = about.isStatement ?? false;
      listener.onAbout(about);
    };
    const onRows = (rows: readonly ReadRow[]) => list.append(rows, isStatement);
    return {
      work: read(file, choice, { ...listener, onAbout, onRows }),
      buildRows() {
        list.publish();
        return list;
      },
    };
  });
}

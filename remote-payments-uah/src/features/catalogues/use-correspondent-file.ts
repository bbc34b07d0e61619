import { useEffect, useRef, useState } from 'react';
import type { FileFault } from '@ncb/shared-kernel/domain';
import { CORRESPONDENT_COLUMNS } from '@ncb/shared-kernel/domain/rules';
import { files, type FileAbout, type FileProgress, type FileWork, type TableCells } from '@ncb/shared-kernel/files';
import type { TableChoice } from '@ncb/shared-kernel/blocks/files';
import { readRows, type ImportedRow } from './imported-rows';

export interface CorrespondentFile {
  readonly file: File | null;
  readonly choice: TableChoice;
  readonly about: FileAbout | null;
  readonly fault: FileFault | null;
  readonly isReading: boolean;
  readonly progress: FileProgress | null;
  read(file: File, choice: TableChoice): void;
  cancel(): void;
}

/** A file of correspondents, read in a worker. @param onRows all rows, as soon as they are there */
export function useCorrespondentFile(onRows: (rows: readonly ImportedRow[]) => void): CorrespondentFile {
  const [file, setFile] = useState<File | null>(null);
  const [choice, setChoice] = useState<TableChoice>({});
  const [about, setAbout] = useState<FileAbout | null>(null);
  const [fault, setFault] = useState<FileFault | null>(null);
  const [isReading, setReading] = useState(false);
  const [progress, setProgress] = useState<FileProgress | null>(null);
  const work = useRef<FileWork<unknown> | null>(null);

  // A worker that nobody listens to would go on reading.
  useEffect(() => () => work.current?.cancel(), []);

  const cancel = () => {
    work.current?.cancel();
    work.current = null;
    setReading(false);
    setProgress(null);
  };

  return {
    ...{ file, choice, about, fault, isReading, progress, cancel },
    read(wanted, how) {
      cancel();
      const cells: TableCells[] = [];
      if (wanted !== file) setAbout(null);
      setFile(wanted);
      setChoice(how);
      setFault(null);
      setReading(true);
      onRows([]);
      const order = files.readTable(
        wanted,
        { ...how, needs: CORRESPONDENT_COLUMNS },
        { onAbout: setAbout, onRows: (portion) => cells.push(...portion), onProgress: setProgress },
      );
      work.current = order;
      void order.outcome.then((outcome) => {
        // Cancelled by whoever has already set what is to be seen.
        if (work.current !== order) return;
        setReading(false);
        if (outcome.kind === 'fault') setFault(outcome.fault);
        if (outcome.kind === 'done') onRows(readRows(outcome.value.columns, cells));
      });
    },
  };
}

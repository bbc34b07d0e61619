import { startTransition, useEffect, useRef, useState } from 'react';
import type { FileFault } from '@ncb/shared-kernel/domain';
import type { ImportContext } from '@ncb/shared-kernel/domain/rules';
import { files, type FileAbout, type FileProgress, type FileWork, type TextEncoding } from '@ncb/shared-kernel/files';
import { createImportList, type ImportList } from './import-list';

/** How a person wants the file to be read. */
export interface ReadingChoice {
  readonly isOldClientBank: boolean;
  readonly encoding?: TextEncoding;
  readonly sheet?: string;
}

export type ReadingStage =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly progress: FileProgress | null }
  | { readonly kind: 'read' }
  | { readonly kind: 'fault'; readonly fault: FileFault };

export interface ImportFile {
  readonly file: File | null;
  readonly choice: ReadingChoice;
  readonly stage: ReadingStage;
  /** What is known of the file, also where it could not be read in the chosen encoding. */
  readonly about: FileAbout | null;
  /** The rows, once all are read. */
  readonly list: ImportList | null;
  /** Reads a file, or the same one in another way. */
  read(file: File, choice: ReadingChoice): void;
  /** Goes on with rows that were kept. */
  open(list: ImportList): void;
  /** Gives up reading, or the file that was read. */
  drop(): void;
}

const NONE: ReadingStage = { kind: 'none' };
const AS_IT_IS: ReadingChoice = { isOldClientBank: false };

/** A file of payments, read and judged in a worker. */
export function useImportFile(context: ImportContext): ImportFile {
  const [file, setFile] = useState<File | null>(null);
  const [choice, setChoice] = useState(AS_IT_IS);
  const [stage, setStage] = useState(NONE);
  const [about, setAbout] = useState<FileAbout | null>(null);
  const [list, setList] = useState<ImportList | null>(null);
  const work = useRef<FileWork<unknown> | null>(null);

  // A worker that nobody listens to would go on reading.
  useEffect(() => () => work.current?.cancel(), []);

  const drop = () => {
    work.current?.cancel();
    work.current = null;
    setFile(null);
    setAbout(null);
    setList(null);
    setStage(NONE);
  };

  return {
    file,
    choice,
    stage,
    about,
    list,
    drop,
    open(kept) {
      drop();
      setList(kept);
      setStage({ kind: 'read' });
    },
    read(wanted, how) {
      work.current?.cancel();
      const rows = createImportList(context);
      setFile(wanted);
      setChoice(how);
      setList(null);
      setStage({ kind: 'reading', progress: null });
      if (wanted !== file) setAbout(null);
      const order = files.readPayments(
        wanted,
        { ...how, context },
        {
          onAbout: setAbout,
          onRows: rows.append,
          onProgress: (progress) => setStage({ kind: 'reading', progress }),
        },
      );
      work.current = order;
      void order.outcome.then((outcome) => {
        // Cancelled by whoever has already set what is to be seen.
        if (outcome.kind === 'cancelled' || work.current !== order) return;
        if (outcome.kind === 'fault') {
          setStage({ kind: 'fault', fault: outcome.fault });
          return;
        }
        rows.publish();
        // The table is built in pieces, or the page would stand still for as long as it takes.
        startTransition(() => {
          setList(rows);
          setStage({ kind: 'read' });
        });
      });
    },
  };
}

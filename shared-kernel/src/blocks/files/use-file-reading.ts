import { startTransition, useEffect, useRef, useState } from 'react';
import type { FileFault } from '../../domain';
import type { FileAbout, FileProgress, FileWork, ReadFile } from '../../files';
import { createToldProgress, type ToldProgress } from './told-progress';

export type ReadingStage =
  | { readonly kind: 'none' }
  /** Nothing is told until the rows begin to come. */
  | { readonly kind: 'reading'; readonly progress: ToldProgress<FileProgress | null> }
  | { readonly kind: 'read' }
  | { readonly kind: 'fault'; readonly fault: FileFault };

/** A file that is being read, and what becomes of its rows. */
export interface ReadingOrder<Rows> {
  readonly work: FileWork<ReadFile>;
  /** Called once, when all rows have come. */
  rowsOf(read: ReadFile): Rows;
}

/** What the order tells while it runs; to be given to the worker. */
export interface ReadingProgressListener {
  onAbout(about: FileAbout): void;
  onProgress(progress: FileProgress): void;
}

/** Starts to read a file in the way that a person wants it read. */
export type StartReading<Choice, Rows> = (
  file: File,
  choice: Choice,
  listener: ReadingProgressListener,
) => ReadingOrder<Rows>;

export interface FileReading<Choice, Rows> {
  readonly file: File | null;
  readonly choice: Choice;
  readonly stage: ReadingStage;
  /** What is known of the file, also where it could not be read in the chosen encoding. */
  readonly about: FileAbout | null;
  /** The rows, once all are read. */
  readonly rows: Rows | null;
  /** Reads a file, or the same one in another way. */
  read(file: File, choice: Choice): void;
  /** Goes on with these rows: the same ones put right, or others that were kept. */
  put(rows: Rows): void;
  /** Gives up reading; the file stays chosen. */
  cancel(): void;
  /** Gives up reading, or the file that was read. */
  drop(): void;
}

const NONE: ReadingStage = { kind: 'none' };

/** Portions come a hundred times a second: drawn with each of them the page would be what the reading waits for. */
const PROGRESS_EVERY_MS = 100;

/**
 * A file that a person has chosen, read in a worker: what it is taken for, how far the reading has got, its rows.
 * @param initial the way of reading before anybody has chosen one
 */
export function useFileReading<Choice, Rows>(
  initial: Choice,
  start: StartReading<Choice, Rows>,
): FileReading<Choice, Rows> {
  const [file, setFile] = useState<File | null>(null);
  const [choice, setChoice] = useState(initial);
  const [stage, setStage] = useState(NONE);
  const [about, setAbout] = useState<FileAbout | null>(null);
  const [rows, setRows] = useState<Rows | null>(null);
  const work = useRef<FileWork<ReadFile> | null>(null);

  // A worker that nobody listens to would go on reading.
  useEffect(() => () => work.current?.cancel(), []);

  const put = (wanted: Rows) => {
    setRows(wanted);
    setStage({ kind: 'read' });
  };
  const cancel = () => {
    work.current?.cancel();
    work.current = null;
    setStage(NONE);
  };

  return {
    ...{ file, choice, stage, about, rows, put, cancel },
    drop() {
      cancel();
      setFile(null);
      setAbout(null);
      setRows(null);
    },
    read(wanted, how) {
      cancel();
      setFile(wanted);
      setChoice(how);
      setRows(null);
      const progress = createToldProgress<FileProgress | null>(null);
      setStage({ kind: 'reading', progress });
      if (wanted !== file) setAbout(null);
      let told = -Infinity;
      const order = start(wanted, how, {
        onAbout: setAbout,
        onProgress: (present) => {
          const now = performance.now();
          if (now - told < PROGRESS_EVERY_MS) return;
          told = now;
          progress.tell(present);
        },
      });
      work.current = order.work;
      void order.work.outcome.then((outcome) => {
        // Cancelled by whoever has already set what is to be seen.
        if (outcome.kind === 'cancelled' || work.current !== order.work) return;
        if (outcome.kind === 'fault') {
          setStage({ kind: 'fault', fault: outcome.fault });
          return;
        }
        const read = order.rowsOf(outcome.value);
        // The table is built in pieces, or the page would stand still for as long as it takes.
        startTransition(() => put(read));
      });
    },
  };
}

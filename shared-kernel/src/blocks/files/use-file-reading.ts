import { startTransition, useEffect, useRef, useState } from 'react';
import type { FileFault } from '../../domain';
import type { FileAbout, FileProgress, FileWork, ReadFile } from '../../files';
import { createProgressStore, type ProgressStore } from './create-progress-store';

export type ReadingStage =
  | { readonly kind: 'none' }
  /** Null until the first rows are read. */
  | { readonly kind: 'reading'; readonly progress: ProgressStore<FileProgress | null> }
  | { readonly kind: 'read' }
  | { readonly kind: 'fault'; readonly fault: FileFault };

interface ReadingJob<Rows> {
  readonly work: FileWork<ReadFile>;
  buildRows(read: ReadFile): Rows;
}

export interface ReadingProgressListener {
  onAbout(about: FileAbout): void;
  onProgress(progress: FileProgress): void;
}

type StartReading<Choice, Rows> = (file: File, choice: Choice, listener: ReadingProgressListener) => ReadingJob<Rows>;

export interface FileReading<Choice, Rows> {
  readonly file: File | null;
  readonly choice: Choice;
  readonly stage: ReadingStage;
  /** Recognised properties of the file, also if it is not readable in the chosen encoding. */
  readonly about: FileAbout | null;
  readonly rows: Rows | null;
  read(file: File, choice: Choice): void;
  put(rows: Rows): void;
  /** Stops reading; the file stays chosen. */
  cancel(): void;
  /** Stops reading and removes the file. */
  drop(): void;
}

const NONE: ReadingStage = { kind: 'none' };

/**
 * Minimum interval of progress updates: batches arrive a hundred times a second, and rendering each would slow the
 * reading down.
 */
const PROGRESS_EVERY_MS = 100;

/**
 * Reads a chosen file in a worker: recognised properties, progress, rows.
 * @param initial choices for the first reading
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

  useEffect(() => () => work.current?.cancel(), []);

  const put = (newRows: Rows) => {
    setRows(newRows);
    setStage({ kind: 'read' });
  };
  const cancel = () => {
    work.current?.cancel();
    work.current = null;
    setStage(NONE);
  };

  return {
    file,
    choice,
    stage,
    about,
    rows,
    put,
    cancel,
    drop() {
      cancel();
      setFile(null);
      setAbout(null);
      setRows(null);
    },
    read(newFile, newChoice) {
      cancel();
      setFile(newFile);
      setChoice(newChoice);
      setRows(null);
      const progress = createProgressStore<FileProgress | null>(null);
      setStage({ kind: 'reading', progress });
      if (newFile !== file) setAbout(null);
      let reportedAt = -Infinity;
      const job = start(newFile, newChoice, {
        onAbout: setAbout,
        onProgress: (present) => {
          const now = performance.now();
          if (now - reportedAt < PROGRESS_EVERY_MS) return;
          reportedAt = now;
          progress.set(present);
        },
      });
      work.current = job.work;
      void job.work.outcome.then((outcome) => {
        // Cancelled by a call that has already set the new state.
        if (outcome.kind === 'cancelled' || work.current !== job.work) return;
        if (outcome.kind === 'fault') {
          setStage({ kind: 'fault', fault: outcome.fault });
          return;
        }
        const read = job.buildRows(outcome.value);
        // A transition: rendering the whole table at once would block the page.
        startTransition(() => put(read));
      });
    },
  };
}

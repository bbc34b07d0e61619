import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../api/client';
import type { FileFault } from '../../domain';
import type { FileProgress, FileWork, WrittenFile } from '../../files';
import { blobOf, saveFile } from '../../ui';

/** What became of an export; `Row` is what a line of the file was made of. */
export type FileExportResult<Row> =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'written';
      readonly file: WrittenFile;
      readonly rows: readonly Row[];
      /** Days of which the bank gave a part only. */
      readonly incompleteDays: readonly string[];
    }
  | { readonly kind: 'failure'; readonly failure: ApiFailure }
  | { readonly kind: 'fault'; readonly fault: FileFault };

/** A file that is being written, or why there is none. */
export type FileToExport<Row> =
  | {
      readonly kind: 'work';
      readonly work: FileWork<WrittenFile>;
      readonly rows: readonly Row[];
      readonly incompleteDays: readonly string[];
      /** Without its ending. */
      readonly name: string;
      readonly ending: Parameters<typeof blobOf>[1];
    }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failure'; readonly failure: ApiFailure };

/** Collects what is to be written. */
export type Collect<Row> = (signal: AbortSignal, tell: (progress: FileProgress) => void) => Promise<FileToExport<Row>>;

export interface FileExport<Row> {
  readonly isRunning: boolean;
  /** How much has been read; null where that is not told. */
  readonly progress: FileProgress | null;
  readonly result: FileExportResult<Row> | null;
  run(collect: Collect<Row>): Promise<void>;
  cancel(): void;
}

/** Asks the bank for what is to be exported and writes it into a file of the user's, one at a time. */
export function useFileExport<Row>(): FileExport<Row> {
  const [isRunning, setRunning] = useState(false);
  const [progress, setProgress] = useState<FileProgress | null>(null);
  const [result, setResult] = useState<FileExportResult<Row> | null>(null);
  const present = useRef<AbortController | null>(null);

  // Nobody would be there to take the file.
  useEffect(() => () => present.current?.abort(), []);

  return {
    isRunning,
    progress,
    result,
    cancel: () => present.current?.abort(),
    async run(collect) {
      const control = new AbortController();
      present.current = control;
      setResult(null);
      setProgress(null);
      setRunning(true);
      const found = await collect(control.signal, setProgress);
      const ended = found.kind === 'work' ? await written(found, control.signal) : found;
      setRunning(false);
      // Who cancels wants to hear nothing of it.
      setResult(control.signal.aborted ? null : ended);
    },
  };
}

async function written<Row>(
  { work, rows, incompleteDays, name, ending }: FileToExport<Row> & { kind: 'work' },
  signal: AbortSignal,
): Promise<FileExportResult<Row>> {
  const stop = () => work.cancel();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  const ended = await work.outcome;
  signal.removeEventListener('abort', stop);
  if (ended.kind === 'cancelled') return { kind: 'failure', failure: { kind: 'aborted' } };
  if (ended.kind === 'fault') return { kind: 'fault', fault: ended.fault };
  saveFile(blobOf(ended.value.bytes, ending), `${name}.${ending}`);
  return { kind: 'written', file: ended.value, rows, incompleteDays };
}

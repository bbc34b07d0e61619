import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../api/client';
import type { FileFault } from '../../domain';
import type { FileProgress, FileWork, WrittenFile } from '../../files';
import { buildBlob, saveFile } from '../../ui';

export type FileExportResult<Row> =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'written';
      readonly file: WrittenFile;
      readonly rows: readonly Row[];
      /** Days for which the bank returned only a part. */
      readonly incompleteDays: readonly string[];
    }
  | { readonly kind: 'failure'; readonly failure: ApiFailure }
  | { readonly kind: 'fault'; readonly fault: FileFault };

type FileToExport<Row> =
  | {
      readonly kind: 'work';
      readonly work: FileWork<WrittenFile>;
      readonly rows: readonly Row[];
      readonly incompleteDays: readonly string[];
      /** Without extension. */
      readonly name: string;
      readonly ending: Parameters<typeof buildBlob>[1];
    }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failure'; readonly failure: ApiFailure };

export type CollectRows<Row> = (
  signal: AbortSignal,
  tell: (progress: FileProgress) => void,
) => Promise<FileToExport<Row>>;

export interface FileExport<Row> {
  readonly isRunning: boolean;
  readonly progress: FileProgress | null;
  readonly result: FileExportResult<Row> | null;
  run(collect: CollectRows<Row>): Promise<void>;
  cancel(): void;
}

export function useFileExport<Row>(): FileExport<Row> {
  const [isRunning, setRunning] = useState(false);
  const [progress, setProgress] = useState<FileProgress | null>(null);
  const [result, setResult] = useState<FileExportResult<Row> | null>(null);
  const present = useRef<AbortController | null>(null);

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
      const ended = found.kind === 'work' ? await saveWrittenFile(found, control.signal) : found;
      setRunning(false);
      setResult(control.signal.aborted ? null : ended);
    },
  };
}

async function saveWrittenFile<Row>(
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
  saveFile(buildBlob(ended.value.bytes, ending), `${name}.${ending}`);
  return { kind: 'written', file: ended.value, rows, incompleteDays };
}

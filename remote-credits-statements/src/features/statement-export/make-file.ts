import { yieldToPage } from '@ncb/shared-kernel/domain/long-order';
import type { StatementFileFormat } from '@ncb/shared-kernel/domain/vocabulary';
import { buildOrder, buildPrintout, type FileToMake } from './statement-file';

export interface Losses {
  readonly cut: number;
  /** Characters replaced by others or by question marks. */
  readonly missing: readonly string[];
}

export type MadeFile =
  | { readonly kind: 'made'; readonly bytes: Uint8Array; readonly losses: Losses }
  | { readonly kind: 'failed' }
  | { readonly kind: 'cancelled' };

export interface FileCreation {
  /** Never rejects. */
  readonly made: Promise<MadeFile>;
  cancel(): void;
}

interface Job {
  work: { cancel(): void } | null;
  isCancelled: boolean;
}
type OnProgress = (done: number) => void;

/** Creates a file in a worker; the code that starts workers is loaded on demand. */
export function makeFile(format: StatementFileFormat, file: FileToMake, onProgress: OnProgress): FileCreation {
  const job: Job = { work: null, isCancelled: false };
  const made = format === 'pdf' ? printFile(file, job, onProgress) : writeFile(format, file, job, onProgress);
  return {
    made: made.catch(() => ({ kind: 'failed' })),
    cancel() {
      job.isCancelled = true;
      job.work?.cancel();
    },
  };
}

async function writeFile(
  format: Exclude<StatementFileFormat, 'pdf'>,
  file: FileToMake,
  job: Job,
  onProgress: OnProgress,
): Promise<MadeFile> {
  const { files } = await import('@ncb/shared-kernel/files');
  // Separate task: together with the click the order would block the page too long.
  await yieldToPage();
  if (job.isCancelled) return { kind: 'cancelled' };
  const work = files.writeStatement(buildOrder(format, file), onProgress);
  job.work = work;
  const result = await work.outcome;
  if (result.kind === 'cancelled') return { kind: 'cancelled' };
  if (result.kind === 'fault') return { kind: 'failed' };
  const { bytes, cut, replaced, lost } = result.value;
  return { kind: 'made', bytes, losses: { cut: cut.length, missing: [...replaced, ...lost] } };
}

async function printFile(file: FileToMake, job: Job, onProgress: OnProgress): Promise<MadeFile> {
  const { printing } = await import('@ncb/shared-kernel/print');
  if (job.isCancelled) return { kind: 'cancelled' };
  const work = printing.statement(buildPrintout(file), ({ done }) => onProgress(done));
  job.work = work;
  const result = await work.outcome;
  if (result.kind === 'cancelled') return { kind: 'cancelled' };
  if (result.kind === 'failed') return { kind: 'failed' };
  return { kind: 'made', bytes: result.file.bytes, losses: { cut: 0, missing: result.file.missing } };
}

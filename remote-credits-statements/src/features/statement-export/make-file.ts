import { nextTask } from '@ncb/shared-kernel/domain/long-order';
import type { StatementFileFormat } from '@ncb/shared-kernel/domain/vocabulary';
import { orderOf, paperOf, type FileToMake } from './statement-file';

export interface Losses {
  readonly cut: number;
  /** Characters replaced by others or by question marks. */
  readonly missing: readonly string[];
}

export type MadeFile =
  | { readonly kind: 'made'; readonly bytes: Uint8Array; readonly losses: Losses }
  | { readonly kind: 'failed' }
  | { readonly kind: 'cancelled' };

export interface Making {
  /** Never rejects. */
  readonly made: Promise<MadeFile>;
  cancel(): void;
}

interface Begun {
  work: { cancel(): void } | null;
  isCancelled: boolean;
}
type OnProgress = (done: number) => void;

/** Creates a file in a worker; the code that starts workers is loaded on demand. */
export function makeFile(format: StatementFileFormat, file: FileToMake, onProgress: OnProgress): Making {
  const begun: Begun = { work: null, isCancelled: false };
  const made = format === 'pdf' ? printed(file, begun, onProgress) : written(format, file, begun, onProgress);
  return {
    made: made.catch(() => ({ kind: 'failed' })),
    cancel() {
      begun.isCancelled = true;
      begun.work?.cancel();
    },
  };
}

async function written(
  format: Exclude<StatementFileFormat, 'pdf'>,
  file: FileToMake,
  begun: Begun,
  onProgress: OnProgress,
): Promise<MadeFile> {
  const { files } = await import('@ncb/shared-kernel/files');
  // Separate task: together with the click the order would block the page too long.
  await nextTask();
  if (begun.isCancelled) return { kind: 'cancelled' };
  const work = files.writeStatement(orderOf(format, file), onProgress);
  begun.work = work;
  const ended = await work.outcome;
  if (ended.kind === 'cancelled') return { kind: 'cancelled' };
  if (ended.kind === 'fault') return { kind: 'failed' };
  const { bytes, cut, replaced, lost } = ended.value;
  return { kind: 'made', bytes, losses: { cut: cut.length, missing: [...replaced, ...lost] } };
}

async function printed(file: FileToMake, begun: Begun, onProgress: OnProgress): Promise<MadeFile> {
  const { printing } = await import('@ncb/shared-kernel/print');
  if (begun.isCancelled) return { kind: 'cancelled' };
  const work = printing.statement(paperOf(file), ({ done }) => onProgress(done));
  begun.work = work;
  const ended = await work.outcome;
  if (ended.kind === 'cancelled') return { kind: 'cancelled' };
  if (ended.kind === 'failed') return { kind: 'failed' };
  return { kind: 'made', bytes: ended.file.bytes, losses: { cut: 0, missing: ended.file.missing } };
}

import { nextTask } from '@ncb/shared-kernel/domain/long-order';
import type { StatementFileFormat } from '@ncb/shared-kernel/domain/vocabulary';
import { orderOf, paperOf, type FileToMake } from './statement-file';

/** What the file could not hold. */
export interface Losses {
  /** Texts that lost their end. */
  readonly cut: number;
  /** Characters that stand as others or as question marks. */
  readonly missing: readonly string[];
}

export type MadeFile =
  | { readonly kind: 'made'; readonly bytes: Uint8Array; readonly losses: Losses }
  | { readonly kind: 'failed' }
  | { readonly kind: 'cancelled' };

/** A file that is being made. */
export interface Making {
  /** Never rejects. */
  readonly made: Promise<MadeFile>;
  cancel(): void;
}

/** What is being worked on; cancelled before it began, it never begins. */
interface Begun {
  work: { cancel(): void } | null;
  isCancelled: boolean;
}
type OnProgress = (done: number) => void;

/** Makes a file in a worker; what starts the worker is loaded when somebody exports. */
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
  // A task of its own: with the press that asks for the file the order would keep the page for too long.
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

import type { OfferedFormat } from './formats';
import type { Losses } from './use-statement-export';
import { orderOf, type FileToMake } from './statement-file';

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

interface Work {
  cancel(): void;
}

/** Makes a file in a worker; what starts the worker is loaded when somebody exports. */
export function makeFile(format: OfferedFormat, file: FileToMake, onProgress: (done: number) => void): Making {
  const begun: { work: Work | null; isCancelled: boolean } = { work: null, isCancelled: false };
  const made = async (): Promise<MadeFile> => {
    const { files } = await import('@ncb/shared-kernel/files');
    if (begun.isCancelled) return { kind: 'cancelled' };
    const work = files.writeStatement(orderOf(format, file), onProgress);
    begun.work = work;
    const ended = await work.outcome;
    if (ended.kind === 'cancelled') return { kind: 'cancelled' };
    if (ended.kind === 'fault') return { kind: 'failed' };
    const { bytes, cut, replaced, lost } = ended.value;
    return { kind: 'made', bytes, losses: { cut: cut.length, missing: [...replaced, ...lost] } };
  };
  return {
    made: made().catch(() => ({ kind: 'failed' })),
    cancel() {
      begun.isCancelled = true;
      begun.work?.cancel();
    },
  };
}

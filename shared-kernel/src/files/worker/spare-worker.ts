import type { FileWorker } from './start-worker';

export interface SpareWorker {
  /** The worker that waits, or a new one. */
  take(): FileWorker;
  /** Lets one wait. @returns ends it, if it still waits */
  prepare(): () => void;
}

/** One worker that is started before there is an order for it. */
export function spareWorker(start: () => FileWorker): SpareWorker {
  let spare: FileWorker | null = null;
  return {
    take() {
      const worker = spare ?? start();
      spare = null;
      return worker;
    },
    prepare() {
      const worker = spare ?? start();
      spare = worker;
      const end = () => {
        if (spare !== worker) return;
        spare = null;
        worker.terminate();
      };
      // One that could not be loaded would take an order and never answer.
      worker.onerror = end;
      return end;
    },
  };
}

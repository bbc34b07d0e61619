import type { FileWorker } from './start-worker';

interface SpareWorker {
  take(): FileWorker;
  /** @returns stops it if it is still unused */
  prepare(): () => void;
}

export function createSpareWorker(start: () => FileWorker): SpareWorker {
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
      // A worker that failed to load would take an order and never answer.
      worker.onerror = end;
      return end;
    },
  };
}

import { createFilesClient, type FilesClient } from '../worker/client';
import type { FileOrder, FileReport } from '../worker/messages';
import { serveOrder } from '../worker/serve-order';
import type { FileWorker } from '../worker/start-worker';

/** The worker's own code without a worker: jsdom has none. `ended` counts those that were terminated. */
export function inProcessFiles() {
  const life = { started: 0, ended: 0 };
  const start = (): FileWorker => {
    life.started += 1;
    let isEnded = false;
    const worker: FileWorker = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      postMessage(order: FileOrder) {
        const report = (data: FileReport) => {
          if (!isEnded) worker.onmessage?.(new MessageEvent('message', { data: structuredClone(data) }));
        };
        void serveOrder(order, report);
      },
      terminate() {
        if (!isEnded) life.ended += 1;
        isEnded = true;
      },
    };
    return worker;
  };
  const files: FilesClient = createFilesClient(start);
  return { files, life };
}

export { payrollExportTable } from '../writers';

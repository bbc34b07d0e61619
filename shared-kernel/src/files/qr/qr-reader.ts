import { QR_LIMIT_MS } from './limits';
import type { QrOutcome, QrReport } from './messages';
import type { QrWorker } from './start-worker';

/** Reads QR codes until it is closed; the worker is started with the first picture. */
export interface QrReader {
  /** The code in a picture file. Never rejects. */
  readFile(file: Blob): Promise<QrOutcome>;
  /** The code in a picture of a camera, which is given away with it. Never rejects. */
  readFrame(frame: ImageBitmap): Promise<QrOutcome>;
  /** Ends the worker; what it was reading is `failed`. */
  close(): void;
}

export function createQrReader(start: () => QrWorker): QrReader {
  let worker: QrWorker | null = null;
  let lastId = 0;
  const waiting = new Map<number, (outcome: QrOutcome) => void>();

  const failAll = () => {
    worker?.terminate();
    // The next picture gets a worker of its own: this one may be in an endless loop or out of memory.
    worker = null;
    for (const settle of waiting.values()) settle({ kind: 'failed' });
    waiting.clear();
  };
  const started = (): QrWorker => {
    if (worker) return worker;
    worker = start();
    worker.onmessage = ({ data }: MessageEvent<QrReport>) => {
      waiting.get(data.id)?.(data.outcome);
      waiting.delete(data.id);
    };
    worker.onerror = failAll;
    return worker;
  };
  const ask = (picture: Blob | ImageBitmap, isQuick: boolean): Promise<QrOutcome> => {
    const id = ++lastId;
    const { promise, resolve } = withResolver();
    const timer = setTimeout(failAll, QR_LIMIT_MS);
    waiting.set(id, (outcome) => {
      clearTimeout(timer);
      resolve(outcome);
    });
    started().postMessage({ id, picture, isQuick }, picture instanceof Blob ? [] : [picture]);
    return promise;
  };

  return {
    readFile: (file) => ask(file, false),
    readFrame: (frame) => ask(frame, true),
    close: failAll,
  };
}

function withResolver() {
  let resolve: (outcome: QrOutcome) => void = () => undefined;
  const promise = new Promise<QrOutcome>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

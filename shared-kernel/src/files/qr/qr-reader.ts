import { QR_LIMIT_MS } from './limits';
import type { QrOutcome, QrReport } from './messages';
import type { QrWorker } from './start-qr-worker';

/** Reader of QR codes until it is closed; the worker starts with the first picture. */
export interface QrReader {
  /** Resolves with the code in a picture file. Never rejects. */
  readFile(file: Blob): Promise<QrOutcome>;
  /** Resolves with the code in a camera's picture, which is transferred to the worker. Never rejects. */
  readFrame(frame: ImageBitmap): Promise<QrOutcome>;
  close(): void;
}

export function createQrReader(start: () => QrWorker): QrReader {
  let worker: QrWorker | null = null;
  let lastId = 0;
  const waiting = new Map<number, (outcome: QrOutcome) => void>();

  const failAll = () => {
    worker?.terminate();
    // The next picture gets a new worker: this one may be in an endless loop or out of memory.
    worker = null;
    for (const settle of waiting.values()) settle({ kind: 'failed' });
    waiting.clear();
  };
  const getWorker = (): QrWorker => {
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
    getWorker().postMessage({ id, picture, isQuick }, picture instanceof Blob ? [] : [picture]);
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

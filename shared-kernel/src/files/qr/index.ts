import { createQrReader, type QrReader } from './qr-reader';
import { startQrWorker } from './start-qr-worker';

export type { QrOutcome } from './messages';
export type { QrReader } from './qr-reader';

export function openQrReader(): QrReader {
  return createQrReader(startQrWorker);
}

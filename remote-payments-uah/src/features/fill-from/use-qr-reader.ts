import { useEffect, useRef } from 'react';
import type { QrOutcome, QrReader } from '@ncb/shared-kernel/files/qr';

export type OpenReader = () => Promise<QrReader>;

/** Loads the decoder lazily, with the first image. */
export const loadReader: OpenReader = async () => (await import('@ncb/shared-kernel/files/qr')).openQrReader();

interface PictureReader {
  readFile(file: Blob): Promise<QrOutcome>;
  readFrame(frame: ImageBitmap): Promise<QrOutcome>;
}

export function useQrReader(open: OpenReader): PictureReader {
  const readerPromise = useRef<Promise<QrReader> | null>(null);
  useEffect(
    () => () => {
      readerPromise.current?.then((reader) => reader.close(), console.error);
      readerPromise.current = null;
    },
    [],
  );
  const withReader = async (read: (reader: QrReader) => Promise<QrOutcome>): Promise<QrOutcome> => {
    try {
      readerPromise.current ??= open();
      return await read(await readerPromise.current);
    } catch (error) {
      // The next image tries again.
      console.error(String(error));
      readerPromise.current = null;
      return { kind: 'failed' };
    }
  };
  return {
    readFile: (file) => withReader((reader) => reader.readFile(file)),
    readFrame: (frame) => withReader((reader) => reader.readFrame(frame)),
  };
}

import { useEffect, useRef } from 'react';
import type { QrOutcome, QrReader } from '@ncb/shared-kernel/files/qr';

export type OpenReader = () => Promise<QrReader>;

/** Loads the decoder lazily, with the first image. */
export const loadReader: OpenReader = async () => (await import('@ncb/shared-kernel/files/qr')).openQrReader();

export interface PictureReader {
  readFile(file: Blob): Promise<QrOutcome>;
  readFrame(frame: ImageBitmap): Promise<QrOutcome>;
}

export function useQrReader(open: OpenReader): PictureReader {
  const opened = useRef<Promise<QrReader> | null>(null);
  useEffect(
    () => () => {
      opened.current?.then((reader) => reader.close(), console.error);
      opened.current = null;
    },
    [],
  );
  const ask = async (read: (reader: QrReader) => Promise<QrOutcome>): Promise<QrOutcome> => {
    try {
      opened.current ??= open();
      return await read(await opened.current);
    } catch (error) {
      // The next image tries again.
      console.error(String(error));
      opened.current = null;
      return { kind: 'failed' };
    }
  };
  return {
    readFile: (file) => ask((reader) => reader.readFile(file)),
    readFrame: (frame) => ask((reader) => reader.readFrame(frame)),
  };
}

import { useEffect, useRef } from 'react';

/**
 * Starts the worker for the next file while the user still chooses it: starting takes longer than reading a small file.
 * An unused worker ends with the component.
 * @param isEnabled true if a file may be read next
 */
export function useSpareWorker(isEnabled: boolean): void {
  const end = useRef<() => void>(undefined);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
      end.current?.();
    };
  }, []);
  useEffect(() => {
    if (!isEnabled) return;
    const prepare = async () => {
      const { files } = await import('../../files');
      if (!isClosed.current) end.current = files.prepare();
    };
    // A failed download is retried, and reported, together with the file.
    prepare().catch(() => undefined);
  }, [isEnabled]);
}

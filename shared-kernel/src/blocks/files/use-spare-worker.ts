import { useEffect, useRef } from 'react';

/**
 * Starts the worker of the next file while its user still chooses the file or the format: starting takes longer than some
 * files. It ends with the component if nothing was ordered.
 * @param isWanted whether a file may be ordered next
 */
export function useSpareWorker(isWanted: boolean): void {
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
    if (!isWanted) return;
    const prepare = async () => {
      const { files } = await import('../../files');
      if (!isClosed.current) end.current = files.prepare();
    };
    // What cannot be loaded now is loaded again with the file, and told then.
    prepare().catch(() => undefined);
  }, [isWanted]);
}

import { useEffect, useEffectEvent } from 'react';
import { NOTICE_PAUSE } from './limits';
import type { PageLoader } from './loader';

/**
 * Reports errors in handlers and unhandled promises, which React does not show; counted like a failed load.
 * @param onError called with the remote's name, at most once in {@link NOTICE_PAUSE}
 */
export function useRemoteErrors(loader: PageLoader, onError: (remote: string) => void): void {
  const tell = useEffectEvent(onError);
  useEffect(() => {
    const toldAt = new Map<string, number>();
    const blame = (source: string) => {
      const remote = loader.blame(source);
      const now = performance.now();
      if (remote === null || now - (toldAt.get(remote) ?? -Infinity) < NOTICE_PAUSE) return;
      toldAt.set(remote, now);
      tell(remote);
    };
    const onThrown = ({ filename, error }: ErrorEvent) => blame(`${filename} ${stackOf(error)}`);
    const onRejected = ({ reason }: PromiseRejectionEvent) => blame(stackOf(reason));
    globalThis.addEventListener('error', onThrown);
    globalThis.addEventListener('unhandledrejection', onRejected);
    return () => {
      globalThis.removeEventListener('error', onThrown);
      globalThis.removeEventListener('unhandledrejection', onRejected);
    };
  }, [loader]);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}

import { useEffect, useEffectEvent } from 'react';
import type { PageLoader } from '../federation';
import { isLeaving } from '../leaving';

/** Pause before the same remote is reported again, ms. */
const NOTICE_PAUSE = 10_000;

/**
 * Reports errors in handlers and unhandled promises, which React does not show; counted like a failed load.
 * @param onError called with the remote's name, at most once in {@link NOTICE_PAUSE}
 */
export function useRemoteErrors(loader: PageLoader, onError: (remote: string) => void): void {
  const reportError = useEffectEvent(onError);
  useEffect(() => {
    const reportedAt = new Map<string, number>();
    const blame = (source: string) => {
      if (isLeaving()) return;
      const remote = loader.attributeError(source);
      const now = performance.now();
      if (remote === null || now - (reportedAt.get(remote) ?? -Infinity) < NOTICE_PAUSE) return;
      reportedAt.set(remote, now);
      reportError(remote);
    };
    const onThrown = ({ filename, error }: ErrorEvent) => blame(`${filename} ${getStack(error)}`);
    const onRejected = ({ reason }: PromiseRejectionEvent) => blame(getStack(reason));
    globalThis.addEventListener('error', onThrown);
    globalThis.addEventListener('unhandledrejection', onRejected);
    return () => {
      globalThis.removeEventListener('error', onThrown);
      globalThis.removeEventListener('unhandledrejection', onRejected);
    };
  }, [loader]);
}

function getStack(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}

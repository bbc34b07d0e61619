/**
 * Resolves with `work`, or with `onTimeout()` after `limitMs`.
 * @param limitMs milliseconds
 */
export function withTimeout<T>(limitMs: number, work: T | Promise<T>, onTimeout: () => T | Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  return Promise.race([work, limit.then(onTimeout)]).finally(() => clearTimeout(timer));
}

/** Returns a function that calls `ask` once and shares its promise; after a rejection the next call tries again. */
export function memoizePromise<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let pending: Promise<Answer> | null = null;
  return () =>
    (pending ??= ask().catch((error: unknown) => {
      pending = null;
      throw error;
    }));
}

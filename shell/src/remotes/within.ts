/**
 * Resolves with `work`, or with `onTimeout()` after `limitMs`.
 * @param limitMs milliseconds
 */
export function within<T>(limitMs: number, work: T | Promise<T>, late: () => T | Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  return Promise.race([work, limit.then(late)]).finally(() => clearTimeout(timer));
}

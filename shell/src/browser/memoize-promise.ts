/** Returns a function that calls `ask` once and shares its promise; after a rejection the next call tries again. */
export function memoizePromise<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let pending: Promise<Answer> | null = null;
  return () =>
    (pending ??= ask().catch((error: unknown) => {
      pending = null;
      throw error;
    }));
}

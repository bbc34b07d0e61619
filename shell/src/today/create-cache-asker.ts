import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { answerQuery } from '@ncb/shared-kernel/queries';
import type { CardServices } from '@ncb/shared-kernel/remote-contract';

/** Query function over the shared cache that remembers its keys. */
interface CacheAsker {
  readonly ask: CardServices['ask'];
  /**
   * Subscribes to invalidations by pages.
   * @returns unsubscribes
   */
  onInvalidated(listener: () => void): () => void;
  invalidate(): Promise<void>;
}

export function createCacheAsker(cache: QueryClient): CacheAsker {
  const requestedKeys = new Map<string, QueryKey>();
  let isInvalidating = false;
  return {
    async ask(key, call) {
      requestedKeys.set(hashKey(key), key);
      try {
        return { ok: true, value: await cache.fetchQuery(answerQuery(key, call)) };
      } catch (error) {
        // Another copy of the kernel may have thrown it.
        const { failure } = error as { readonly failure?: ApiFailure };
        if (!failure) throw error;
        return { ok: false, failure };
      }
    },
    onInvalidated: (listener) =>
      cache.getQueryCache().subscribe((event) => {
        if (isInvalidating) return;
        if (event.type === 'updated' && event.action.type === 'invalidate' && requestedKeys.has(event.query.queryHash))
          listener();
      }),
    async invalidate() {
      isInvalidating = true;
      for (const queryKey of requestedKeys.values())
        await cache.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
      isInvalidating = false;
    },
  };
}

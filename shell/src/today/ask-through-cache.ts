import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { answerQuery } from '@ncb/shared-kernel/queries';
import type { CardServices } from '@ncb/shared-kernel/remote-contract';

/** Query function over the shared cache that remembers its keys. */
export interface CacheAsker {
  readonly ask: CardServices['ask'];
  /**
   * Subscribes to invalidations by pages.
   * @returns unsubscribes
   */
  onOld(listener: () => void): () => void;
  renew(): Promise<void>;
}

export function askThroughCache(cache: QueryClient): CacheAsker {
  const asked = new Map<string, QueryKey>();
  let isRenewing = false;
  return {
    async ask(key, call) {
      asked.set(hashKey(key), key);
      try {
        return { ok: true, value: await cache.fetchQuery(answerQuery(key, call)) };
      } catch (error) {
        // Another copy of the kernel may have thrown it.
        const { failure } = error as { readonly failure?: ApiFailure };
        if (!failure) throw error;
        return { ok: false, failure };
      }
    },
    onOld: (listener) =>
      cache.getQueryCache().subscribe((event) => {
        if (isRenewing) return;
        if (event.type === 'updated' && event.action.type === 'invalidate' && asked.has(event.query.queryHash))
          listener();
      }),
    async renew() {
      isRenewing = true;
      for (const queryKey of asked.values())
        await cache.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
      isRenewing = false;
    },
  };
}

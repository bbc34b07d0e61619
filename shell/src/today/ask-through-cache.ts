import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { answerQuery } from '@ncb/shared-kernel/queries';
import type { CardServices } from '@ncb/shared-kernel/remote-contract';

/** Asks through the cache that all pages share, and remembers what was asked for. */
export interface CacheAsker {
  readonly ask: CardServices['ask'];
  /** Told when a page says that an answer which was taken is old. @returns ends it */
  onOld(listener: () => void): () => void;
  /** What was taken is to be asked for anew. */
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
        // Of a page's own copy of the kernel, if that page was asking already.
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

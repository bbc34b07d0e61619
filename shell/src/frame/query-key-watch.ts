import { hashKey, type QueryClient, type QueryKey, type QueryMeta } from '@tanstack/react-query';
import { isKernelQuery } from '@ncb/shared-kernel/queries';

/** `payroll/sheets`: the name of who asks, and what for. */
const OWNED = /^[a-z][a-z0-9-]*\/./;

/**
 * Tells of queries under keys that may be somebody else's: all remotes and the shell share one cache, and a page that
 * puts another shape under the key of the rates takes the shell's panel down. Those of the kernel are marked, whoever
 * else asks begins its keys with its name. For development: the linter sees the sources of this tree alone.
 * @param tell once for each key
 * @returns ends it
 */
export function watchQueryKeys(cache: QueryClient, tell: (message: string) => void): () => void {
  const told = new Set<string>();
  const look = (key: QueryKey, meta: QueryMeta | undefined) => {
    const [first] = key;
    if (isKernelQuery(meta) || (typeof first === 'string' && OWNED.test(first))) return;
    const hash = hashKey(key);
    if (told.has(hash)) return;
    told.add(hash);
    tell(`query key ${hash} names no owner: ask through shared-kernel/queries, or begin it with "<remote>/"`);
  };
  return cache.getQueryCache().subscribe((event) => {
    if (event.type === 'added') look(event.query.queryKey as QueryKey, event.query.meta);
    // The query may be the kernel's, and this one of its observers expects another shape.
    if (event.type === 'observerAdded') look(event.query.queryKey as QueryKey, event.observer.options.meta);
  });
}

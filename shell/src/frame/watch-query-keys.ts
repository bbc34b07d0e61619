import { hashKey, type QueryClient, type QueryKey, type QueryMeta } from '@tanstack/react-query';
import { isKernelQuery } from '@ncb/shared-kernel/queries';

/** Key that begins with its owner: `payroll/sheets`. */
const OWNED = /^[a-z][a-z0-9-]*\/./;

/**
 * Reports query keys without an owner, in development builds: all remotes share one cache, and another shape under the
 * key of the rates breaks the shell's panel. The linter checks this tree only.
 * @param tell called once for each key
 * @returns stops the watch
 */
export function watchQueryKeys(cache: QueryClient, tell: (message: string) => void): () => void {
  const reportedKeys = new Set<string>();
  const look = (key: QueryKey, meta: QueryMeta | undefined) => {
    const [first] = key;
    if (isKernelQuery(meta) || (typeof first === 'string' && OWNED.test(first))) return;
    const hash = hashKey(key);
    if (reportedKeys.has(hash)) return;
    reportedKeys.add(hash);
    tell(`query key ${hash} names no owner: ask through shared-kernel/queries, or begin it with "<remote>/"`);
  };
  return cache.getQueryCache().subscribe((event) => {
    if (event.type === 'added') look(event.query.queryKey as QueryKey, event.query.meta);
    // The query may be the kernel's, but not this observer.
    if (event.type === 'observerAdded') look(event.query.queryKey as QueryKey, event.observer.options.meta);
  });
}

import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters, type QueryKey } from '@tanstack/react-query';
import { GuardedQueryCache } from './guarded-query-cache';
import { remoteInside } from './shown-page';
import { remoteInStack, report } from './interference';

/** A page that writes so many areas of the bank's answers is named, though nothing is shown of it. */
const AREAS_MAX = 3;

const OPTIONS = {
  defaultOptions: {
    queries: {
      // The API client never throws for a failure worth a silent second try, and the user has a Retry button.
      retry: false,
      staleTime: 5_000,
      refetchOnWindowFocus: true,
    },
  },
};

/** A cache that tells another one what has become old. */
class LinkedQueryClient extends QueryClient {
  other: LinkedQueryClient | null = null;

  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    await Promise.all([super.invalidateQueries(filters, options), this.other?.invalidateOwn(filters, options)]);
  }

  private invalidateOwn<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    return super.invalidateQueries(filters, options);
  }
}

/** The answers of the bank that are kept in this tab. */
export interface QueryClients {
  /** Serves the frame: rates, letters, drafts. Pages cannot write to it. */
  readonly frame: QueryClient;
  /** Serves all pages, which show the same accounts and documents. */
  readonly pages: QueryClient;
  /**
   * Asks the bank again for the letters and the questionnaire where pages have written them since the last call.
   * @returns the remote whose page wrote; null if none did
   */
  renewWritten(): string | null;
}

/**
 * Makes a cache for the frame and one for the pages: a page that empties or overwrites its cache leaves the frame as it
 * is. What becomes old in one becomes old in the other.
 */
export function createQueryClients(): QueryClients {
  let writer: string | null = null;
  const written = new Map<string, QueryKey>();
  const areas = new Set<unknown>();
  const queryCache = new GuardedQueryCache(({ queryKey, queryHash }, isRefused) => {
    writer = remoteInStack() ?? remoteInside();
    areas.add(queryKey[0]);
    if (areas.size === AREAS_MAX) report('cache', writer);
    if (!isRefused) written.set(queryHash, queryKey);
  });
  const frame = new LinkedQueryClient(OPTIONS);
  const pages = new LinkedQueryClient({ ...OPTIONS, queryCache });
  frame.other = pages;
  pages.other = frame;

  return {
    frame,
    pages,
    renewWritten() {
      const keys = [...written.values()];
      written.clear();
      areas.clear();
      for (const queryKey of keys) void pages.resetQueries({ queryKey, exact: true });
      return keys.length > 0 ? writer : null;
    },
  };
}

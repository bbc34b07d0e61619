import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters, type QueryKey } from '@tanstack/react-query';
import { GuardedQueryCache } from './guarded-query-cache';
import { getShownRemote } from './shown-page';
import { findRemoteInStack, reportInterference } from './interference';

/** Number of overwritten answer areas at which a page is reported. */
const AREAS_MAX = 3;

const OPTIONS = {
  defaultOptions: {
    queries: {
      // The API client never throws for a failure worth a silent retry.
      retry: false,
      staleTime: 5_000,
      refetchOnWindowFocus: true,
    },
  },
};

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

export interface QueryClients {
  readonly frame: QueryClient;
  readonly pages: QueryClient;
  /**
   * Requests letters and questionnaire again where pages have overwritten them.
   * @returns remote whose page wrote; null if none did
   */
  renewWritten(): string | null;
}

/**
 * Creates a cache for the frame and one for the pages, so that a page cannot clear the frame's. Invalidations apply to
 * both.
 */
export function createQueryClients(): QueryClients {
  let writer: string | null = null;
  const writtenKeys = new Map<string, QueryKey>();
  const areas = new Set<unknown>();
  const queryCache = new GuardedQueryCache(({ queryKey, queryHash }, isRefused) => {
    writer = findRemoteInStack() ?? getShownRemote();
    areas.add(queryKey[0]);
    if (areas.size === AREAS_MAX) reportInterference('cache', writer);
    if (!isRefused) writtenKeys.set(queryHash, queryKey);
  });
  const frame = new LinkedQueryClient(OPTIONS);
  const pages = new LinkedQueryClient({ ...OPTIONS, queryCache });
  frame.other = pages;
  pages.other = frame;

  return {
    frame,
    pages,
    renewWritten() {
      const keys = [...writtenKeys.values()];
      writtenKeys.clear();
      areas.clear();
      for (const queryKey of keys) void pages.resetQueries({ queryKey, exact: true });
      return keys.length > 0 ? writer : null;
    },
  };
}

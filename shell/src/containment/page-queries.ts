import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters, type QueryKey } from '@tanstack/react-query';
import { isKernelQuery } from '@ncb/shared-kernel/queries';
import { remoteInside } from './shown-page';
import { report } from './interference';

/** The kernel's own functions write one area of the bank's answers at a time: letters, or the questionnaire. */
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
   * Asks the bank again for answers that pages have written themselves since the last call: the next page would show what
   * the bank never said.
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
  const frame = new LinkedQueryClient(OPTIONS);
  const pages = new LinkedQueryClient(OPTIONS);
  frame.other = pages;
  pages.other = frame;
  const written = new Map<string, QueryKey>();
  pages.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return;
    if (!isKernelQuery(event.query.meta)) return;
    written.set(event.query.queryHash, event.query.queryKey as QueryKey);
    writer = remoteInside();
    const areas = new Set([...written.values()].map(([area]) => area));
    if (areas.size === AREAS_MAX && writer !== null) report('cache', writer);
  });
  return {
    frame,
    pages,
    renewWritten() {
      const keys = [...written.values()];
      written.clear();
      for (const queryKey of keys) void pages.resetQueries({ queryKey, exact: true });
      return keys.length > 0 ? writer : null;
    },
  };
}

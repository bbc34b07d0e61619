import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { listPayments, RequestOf } from '../api/contract';
import { keysTouchedByDocuments, useSteadyShell } from '@ncb/shared-kernel/remote-contract';

export type JournalRequest = RequestOf<typeof listPayments>;

/** Request for documents of all days, accounts, kinds and statuses; a narrower one overrides parts of it. */
export const ALL_DOCUMENTS = {
  periodType: 'period',
  start: null,
  end: null,
  day: null,
  accountIds: [],
  type: null,
  status: null,
} as const satisfies JournalRequest;

/** Query keys of documents of all kinds, named `payments` for compatibility with older remotes. */
export const documentKeys = {
  all: (companyRef: string) => ['payments', companyRef] as const,
  one: (companyRef: string, id: string) => ['payments', companyRef, 'one', id] as const,
  journal: (companyRef: string, request: JournalRequest) => ['payments', companyRef, 'journal', request] as const,
  /** Found over all time by a typed text. */
  found: (companyRef: string, text: string) => ['payments', companyRef, 'found', text] as const,
  names: (companyRef: string, documents: unknown) => ['payments', companyRef, 'names', documents] as const,
  /** Currency request for which a payment is made. */
  request: (companyRef: string, id: string) => ['payments', companyRef, 'one', id, 'request'] as const,
  linked: (companyRef: string, id: string) => ['payments', companyRef, 'one', id, 'linked'] as const,
};

/** Invalidates everything that documents change, on all pages; resolves when it is reloaded. */
export async function refreshDocuments(cache: QueryClient, companyRef: string): Promise<void> {
  await invalidateTouched(cache, companyRef, 'active', true);
}

/** Invalidates the same after changes by others: a running reload goes on, a hidden tab reloads once it is shown. */
export async function refreshDocumentsQuietly(cache: QueryClient, companyRef: string): Promise<void> {
  await invalidateTouched(cache, companyRef, document.visibilityState === 'hidden' ? 'none' : 'active', false);
}

async function invalidateTouched(
  cache: QueryClient,
  companyRef: string,
  refetchType: 'active' | 'none',
  cancelRefetch: boolean,
): Promise<void> {
  const touched = keysTouchedByDocuments(companyRef);
  await Promise.all(touched.map((queryKey) => cache.invalidateQueries({ queryKey, refetchType }, { cancelRefetch })));
}

export function useDocumentsRefresh(): () => Promise<void> {
  const { session } = useSteadyShell();
  const cache = useQueryClient();
  return () => refreshDocuments(cache, session.companyRef);
}

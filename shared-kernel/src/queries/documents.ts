import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { listPayments, type RequestOf } from '../api/contract';
import { keysTouchedByDocuments, useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { inProgress, inProgressInterval, useBalancesFollow } from './in-progress';
import { useAnswer } from './use-answer';

export type JournalRequest = RequestOf<typeof listPayments>;

/** A company's documents of all kinds; under `payments`, as remotes that were built before call them. */
export const documentKeys = {
  all: (companyRef: string) => ['payments', companyRef] as const,
  one: (companyRef: string, id: string) => ['payments', companyRef, 'one', id] as const,
  journal: (companyRef: string, request: JournalRequest) => ['payments', companyRef, 'journal', request] as const,
  /** A request for currency, by the payment that is made for it. */
  request: (companyRef: string, id: string) => ['payments', companyRef, 'one', id, 'request'] as const,
  /** What was paid for a request. */
  linked: (companyRef: string, id: string) => ['payments', companyRef, 'one', id, 'linked'] as const,
};

/** Has everything asked anew that documents change: journal and balances, also on other pages. Ends when it has come. */
export async function refreshDocuments(cache: QueryClient, companyRef: string): Promise<void> {
  const touched = keysTouchedByDocuments(companyRef);
  await Promise.all(touched.map((queryKey) => cache.invalidateQueries({ queryKey })));
}

/** The same for the company of the page. */
export function useDocumentsRefresh(): () => Promise<void> {
  const { session } = useSteadyShell();
  const cache = useQueryClient();
  return () => refreshDocuments(cache, session.companyRef);
}

/** The documents that the bank finds; asked again while one of them is in progress. */
export function useJournal(request: JournalRequest, isEnabled: boolean) {
  const { session, api } = useSteadyShell();
  const answer = useAnswer(
    documentKeys.journal(session.companyRef, request),
    (signal) => api.call(listPayments, request, { signal }),
    { enabled: isEnabled, refetchInterval: ({ state }) => inProgressInterval(state.data?.rows) },
  );
  useBalancesFollow(session.companyRef, inProgress(answer.data?.rows));
  return answer;
}

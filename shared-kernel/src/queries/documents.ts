import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listPayments, type JournalRow, type RequestOf } from '../api/contract';
import { DocumentStatus, LONG_TABLE_ROWS } from '../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { accountKeys } from './accounts';
import { contractKeys } from './contracts';
import { dealKeys } from './deals';
import { payrollKeys } from './payrolls';
import { statementKeys } from './statements';
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

/** What becomes old when a document changes its status: money may be reserved, released or moved. */
export function keysTouchedByDocuments(companyRef: string): readonly (readonly string[])[] {
  return [documentKeys, accountKeys, statementKeys, dealKeys, contractKeys, payrollKeys].map(({ all }) =>
    all(companyRef),
  );
}

/** Has everything asked anew that documents change: journal and balances, also on other pages. Ends when it has come. */
export async function refreshDocuments(cache: QueryClient, companyRef: string): Promise<void> {
  const touched = keysTouchedByDocuments(companyRef);
  await Promise.all(touched.map((queryKey) => cache.invalidateQueries({ queryKey })));
}

/** The same for the company of the page. */
export function useDocumentsRefresh(): () => Promise<void> {
  const { session } = useShell();
  const cache = useQueryClient();
  return () => refreshDocuments(cache, session.companyRef);
}

/** How often the journal is asked for while the bank works on a document in it. */
const IN_PROGRESS_INTERVAL_MS = 2_000;
/** Reading thousands of rows takes a tenth of a second, which would be felt every other one. */
const LONG_INTERVAL_MS = 15_000;

/** The documents that the bank finds; asked again while one of them is in progress. */
export function useJournal(request: JournalRequest, isEnabled: boolean) {
  const { session, api } = useShell();
  const answer = useAnswer(
    documentKeys.journal(session.companyRef, request),
    (signal) => api.call(listPayments, request, { signal }),
    {
      enabled: isEnabled,
      refetchInterval: ({ state }) => {
        if (inProgress(state.data?.rows) === 0) return false;
        return (state.data?.rows.length ?? 0) > LONG_TABLE_ROWS ? LONG_INTERVAL_MS : IN_PROGRESS_INTERVAL_MS;
      },
    },
  );
  useBalancesFollow(session.companyRef, inProgress(answer.data?.rows));
  return answer;
}

function inProgress(rows: readonly JournalRow[] = []): number {
  return rows.filter(({ status }) => status === DocumentStatus.inProgress).length;
}

/** When the bank has finished with a document, the balances that another remote shows are old. */
function useBalancesFollow(companyRef: string, count: number): void {
  const cache = useQueryClient();
  useEffect(
    () => () => void cache.invalidateQueries({ queryKey: accountKeys.all(companyRef) }),
    [cache, companyRef, count],
  );
}

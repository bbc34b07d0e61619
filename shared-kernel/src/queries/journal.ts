import { listPayments } from '../api/contract';
import { useSteadyShell, type ShellServices } from '@ncb/shared-kernel/remote-contract';
import { countInProgress, getInProgressInterval, useBalanceInvalidation } from './count-in-progress';
import { documentKeys, type JournalRequest } from './documents';
import { useAnswer } from './use-answer';

// Apart from the keys of documents: a form that only refreshes them must not load the journal's call.

export function createJournalQuery({ session, api }: Pick<ShellServices, 'api' | 'session'>, request: JournalRequest) {
  return {
    key: documentKeys.journal(session.companyRef, request),
    ask: (signal: AbortSignal) => api.call(listPayments, request, { signal }),
  };
}

/** Loads documents by search; polls while one of them is in progress. */
export function useJournal(request: JournalRequest, isEnabled: boolean) {
  const shell = useSteadyShell();
  const { session } = shell;
  const { key, ask } = createJournalQuery(shell, request);
  const answer = useAnswer(key, ask, {
    enabled: isEnabled,
    refetchInterval: ({ state }) => getInProgressInterval(state.data?.rows),
  });
  useBalanceInvalidation(session.companyRef, countInProgress(answer.data?.rows));
  return answer;
}

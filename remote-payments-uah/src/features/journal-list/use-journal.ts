import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listPayments, type JournalRow } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus, LONG_TABLE_ROWS } from '@ncb/shared-kernel/domain/vocabulary';
import { queryKeys, useShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from '@ncb/shared-kernel/queries';
import { toRequest, writeSearch, type JournalSearch } from '../journal-search/journal-search';

/** How often the journal is asked for while the bank works on a document in it. */
const IN_PROGRESS_INTERVAL_MS = 2_000;
/** Reading thousands of rows takes a tenth of a second, which would be felt every other one. */
const LONG_INTERVAL_MS = 15_000;

/** What the bank finds for a search; asked again while a document in it is in progress. */
export function useJournal(search: JournalSearch, isEnabled: boolean) {
  const { session, api } = useShell();
  const key = writeSearch({ ...search, isForMe: false });
  const answer = useAnswer(
    [...queryKeys.payments(session.companyRef), 'journal', key],
    (signal) => api.call(listPayments, toRequest(search), { signal }),
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
    () => () => void cache.invalidateQueries({ queryKey: queryKeys.accounts(companyRef) }),
    [cache, companyRef, count],
  );
}

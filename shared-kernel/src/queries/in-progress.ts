import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DocumentStatus, LONG_TABLE_ROWS } from '../domain/vocabulary';
import { accountKeys } from './accounts';

interface Listed {
  readonly status: DocumentStatus;
}

/** How often a list of documents is asked for while the bank works on one in it. */
const IN_PROGRESS_INTERVAL_MS = 2_000;
/** Reading thousands of rows takes a tenth of a second, which would be felt every other one. */
const LONG_INTERVAL_MS = 15_000;

/** After how many milliseconds a list of documents is asked for again; false when none of them is in progress. */
export function inProgressInterval(rows: readonly Listed[] = []): number | false {
  if (inProgress(rows) === 0) return false;
  return rows.length > LONG_TABLE_ROWS ? LONG_INTERVAL_MS : IN_PROGRESS_INTERVAL_MS;
}

export function inProgress(rows: readonly Listed[] = []): number {
  return rows.filter(({ status }) => status === DocumentStatus.inProgress).length;
}

/** When the bank has finished with a document, the balances that another remote shows are old. */
export function useBalancesFollow(companyRef: string, count: number): void {
  const cache = useQueryClient();
  useEffect(
    () => () => void cache.invalidateQueries({ queryKey: accountKeys.all(companyRef) }),
    [cache, companyRef, count],
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DocumentStatus, LONG_TABLE_ROWS } from '../domain/vocabulary';
import { accountKeys } from './accounts';

interface Listed {
  readonly status: DocumentStatus;
}

const IN_PROGRESS_INTERVAL_MS = 2_000;
/** Decoding thousands of rows takes 100 ms, which would be noticeable every two seconds. */
const LONG_INTERVAL_MS = 15_000;

/** Returns the polling interval in ms; false if no document is in progress. */
export function getInProgressInterval(rows: readonly Listed[] = []): number | false {
  if (countInProgress(rows) === 0) return false;
  return rows.length > LONG_TABLE_ROWS ? LONG_INTERVAL_MS : IN_PROGRESS_INTERVAL_MS;
}

export function countInProgress(rows: readonly Listed[] = []): number {
  return rows.filter(({ status }) => status === DocumentStatus.inProgress).length;
}

/** Invalidates balances, which another remote shows, when the number of documents in progress changes. */
export function useBalanceInvalidation(companyRef: string, count: number): void {
  const cache = useQueryClient();
  useEffect(
    () => () => void cache.invalidateQueries({ queryKey: accountKeys.all(companyRef) }),
    [cache, companyRef, count],
  );
}

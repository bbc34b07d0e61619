import { useEffect, useEffectEvent, useRef } from 'react';
import type { ApiClient, Outcome } from '../api/client';
import { readNameChecks, type NameCheckCounts, type NameChecks } from '../api/contract';
import { NAME_RESULTS_MAX } from '../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { documentKeys, useDocumentsRefresh } from './documents';
import { useAnswer } from './use-answer';

const POLL_MS = 1000;
const POLL_AFTER_FAILURE_MS = 10_000;

/**
 * Follows the names that the bank compares after a save, until none is left.
 * @param ids saved documents; a list that only grows
 */
export function useNameChecks(ids: readonly string[]) {
  const { api, session } = useSteadyShell();
  const refresh = useDocumentsRefresh();
  const answer = useAnswer(
    // Not all ids: a key of 50,000 would be compared with every render.
    documentKeys.names(session.companyRef, [ids.length, ids[0], ids.at(-1)]),
    (signal) => readAll(api, ids, signal),
    {
      enabled: ids.length > 0,
      refetchInterval: ({ state: { data, error } }) => {
        if (error?.failure.kind === 'refused' || data?.counts.pending === 0) return false;
        return error ? POLL_AFTER_FAILURE_MS : POLL_MS;
      },
    },
  );
  const pending = answer.data?.counts.pending;
  const wasRunning = useRef(false);
  const finish = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (pending === 0 && wasRunning.current) finish();
    wasRunning.current = Boolean(pending);
  }, [pending]);
  return answer;
}

const RESULTS = ['match', 'closeMatch', 'noMatch', 'notChecked', 'pending'] as const;

async function readAll(api: ApiClient, ids: readonly string[], signal: AbortSignal): Promise<Outcome<NameChecks>> {
  const counts: Record<keyof NameCheckCounts, number> = {
    match: 0,
    closeMatch: 0,
    noMatch: 0,
    notChecked: 0,
    pending: 0,
  };
  const differing: NameChecks['differing'][number][] = [];
  for (let start = 0; start < ids.length; start += NAME_RESULTS_MAX) {
    const part = await api.call(readNameChecks, { ids: ids.slice(start, start + NAME_RESULTS_MAX) }, { signal });
    if (!part.ok) return part;
    for (const result of RESULTS) counts[result] += part.value.counts[result];
    differing.push(...part.value.differing);
  }
  return { ok: true, value: { counts, differing } };
}

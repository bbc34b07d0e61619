import type { Outcome } from '../api/client';
import { checkReceivers, type ReceiverCheck, type RequestOf } from '../api/contract';
import { RECEIVER_CHECKS_MAX } from '../domain/vocabulary';
import { useSteadyShell, type ShellServices } from '@ncb/shared-kernel/remote-contract';
import { catalogueKeys, CATALOGUE_STALE_MS } from './keys';
import { useAnswer } from './use-answer';

export type ReceiverPair = RequestOf<typeof checkReceivers>['receivers'][number];

/**
 * Builds a query that compares any number of accounts with codes, in parts of the bank's limit; the first failed part
 * is the answer.
 */
export function createReceiverChecksQuery(
  { api, session }: Pick<ShellServices, 'api' | 'session'>,
  pairs: readonly ReceiverPair[],
) {
  return {
    key: catalogueKeys.receiverChecks(session.companyRef, pairs),
    async ask(signal: AbortSignal): Promise<Outcome<readonly ReceiverCheck[]>> {
      const checks: ReceiverCheck[] = [];
      for (let first = 0; first < pairs.length; first += RECEIVER_CHECKS_MAX) {
        const receivers = pairs.slice(first, first + RECEIVER_CHECKS_MAX);
        const outcome = await api.call(checkReceivers, { receivers }, { signal });
        if (!outcome.ok) return outcome;
        checks.push(...outcome.value.checks);
      }
      return { ok: true, value: checks };
    },
  };
}

/** Returns the result for each pair in the same order; without pairs it sends no request. */
export function useReceiverChecks(pairs: readonly ReceiverPair[]) {
  const { key, ask } = createReceiverChecksQuery(useSteadyShell(), pairs);
  return useAnswer(key, ask, { enabled: pairs.length > 0, staleTime: CATALOGUE_STALE_MS });
}

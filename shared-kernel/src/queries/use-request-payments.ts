import { listLinkedPayments } from '../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { documentKeys } from './documents';
import { useAnswer } from './use-answer';

/**
 * Loads the payments of a request. In a file of its own: the queries of currency documents would add all their records to
 * the first code of the journal.
 */
export function useRequestPayments(id: string, isAsked = true) {
  const { api, session } = useSteadyShell();
  return useAnswer(
    [...documentKeys.linked(session.companyRef, id), 'rows'],
    async (signal) => {
      const outcome = await api.call(listLinkedPayments, { requestId: id }, { signal });
      return outcome.ok ? { ok: true, value: outcome.value.payments } : outcome;
    },
    { enabled: isAsked },
  );
}

import { listLinkedPayments } from '../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { documentKeys } from './documents';
import { useAnswer } from './use-answer';

/**
 * What was paid for a request. By itself: beside the queries of currency documents it would bring all their records to the
 * journal's first code.
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

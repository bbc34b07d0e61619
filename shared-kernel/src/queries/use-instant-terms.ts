import { getInstantTerms } from '../api/contract';
import { getIbanBankCode } from '../domain/identifiers';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { catalogueKeys } from './keys';
import { useAnswer } from './use-answer';

/**
 * Loads the terms of an instant payment to an account, fresh for each form: what was sent leaves less for the day.
 * @param receiverAccount complete IBAN
 */
export function useInstantTerms(receiverAccount: string) {
  const { api, session } = useSteadyShell();
  return useAnswer(
    catalogueKeys.instantTerms(session.companyRef, getIbanBankCode(receiverAccount)),
    (signal) => api.call(getInstantTerms, { receiverAccount }, { signal }),
    { staleTime: 0 },
  );
}

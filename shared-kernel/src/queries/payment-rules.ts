import { getPaymentRules } from '../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

export const paymentRulesKeys = {
  ofCompany: (companyRef: string) => ['paymentRules', companyRef] as const,
};

/** Loads the company's own limits, always fresh: another manager may have decided. */
export function usePaymentRules() {
  const { api, session } = useSteadyShell();
  const ask = (signal: AbortSignal) => api.call(getPaymentRules, {}, { signal });
  return useAnswer(paymentRulesKeys.ofCompany(session.companyRef), ask, { staleTime: 0 });
}

import { getApprovalNeed, getPaymentRules } from '../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { paymentRulesKeys, type ApprovalQuestion } from './payment-rules-keys';
import { useAnswer } from './use-answer';

/** Loads the company's own rules, always fresh: another manager may have decided. */
export function usePaymentRules() {
  const { api, session } = useSteadyShell();
  const ask = (signal: AbortSignal) => api.call(getPaymentRules, {}, { signal });
  return useAnswer(paymentRulesKeys.ofCompany(session.companyRef), ask, { staleTime: 0 });
}

/**
 * Loads what the company's approval policy demands of a payment.
 * @param question null while it is not complete
 */
export function useApprovalNeed(question: ApprovalQuestion | null) {
  const { api, session } = useSteadyShell();
  return useAnswer(
    paymentRulesKeys.need(session.companyRef, question),
    (signal) => api.call(getApprovalNeed, question as ApprovalQuestion, { signal }),
    { enabled: question !== null, staleTime: 0 },
  );
}

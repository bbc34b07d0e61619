import { getApprovalNeed, getPaymentRules, type RequestOf } from '../api/contract';
import { isSamePolicy, NO_APPROVAL_POLICY } from '../domain/rules';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer, type AnswerOptions } from './use-answer';

export const paymentRulesKeys = {
  ofCompany: (companyRef: string) => ['paymentRules', companyRef] as const,
};

/** Loads the company's own rules, always fresh: another manager may have decided. */
export function usePaymentRules() {
  return useRules({ staleTime: 0 });
}

function useRules(options: Pick<AnswerOptions<unknown>, 'staleTime' | 'enabled'>) {
  const { api, session } = useSteadyShell();
  return useAnswer(
    paymentRulesKeys.ofCompany(session.companyRef),
    (signal) => api.call(getPaymentRules, {}, { signal }),
    options,
  );
}

export type ApprovalQuestion = RequestOf<typeof getApprovalNeed>;

/** Time in ms after which a form asks again whether the company has a policy. */
const POLICY_FRESH_MS = 60_000;

/**
 * Loads what the company's approval policy demands of a payment; nothing is asked in a company without one.
 * @param question null while it is not complete
 */
export function useApprovalNeed(question: ApprovalQuestion | null) {
  const { api, session } = useSteadyShell();
  const rules = useRules({ staleTime: POLICY_FRESH_MS, enabled: question !== null });
  const hasPolicy = rules.data !== undefined && !isSamePolicy(rules.data.approval, NO_APPROVAL_POLICY);
  return useAnswer(
    [...paymentRulesKeys.ofCompany(session.companyRef), question],
    (signal) => api.call(getApprovalNeed, question as ApprovalQuestion, { signal }),
    { enabled: hasPolicy && question !== null, staleTime: 0 },
  );
}

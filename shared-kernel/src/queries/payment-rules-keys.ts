import type { getApprovalNeed, RequestOf } from '../api/contract';

export type ApprovalQuestion = RequestOf<typeof getApprovalNeed>;

/** Query keys of the rules, apart from the hooks: a form that only reads their answers must not load the calls. */
export const paymentRulesKeys = {
  ofCompany: (companyRef: string) => ['paymentRules', companyRef] as const,
  need: (companyRef: string, question: ApprovalQuestion | null) => ['paymentRules', companyRef, question] as const,
};

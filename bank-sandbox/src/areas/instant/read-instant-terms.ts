import type { AnswerOf, getInstantTerms, RequestOf } from '@ncb/shared-kernel/api/contract';
import { getIbanBankCode, normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import type { InstantTerms } from '@ncb/shared-kernel/domain/rules';
import { BUDGET_BANK_CODE, INSTANT_PAYMENT_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';

/** Banks outside of the sandbox's network: the National Bank and the Treasury. */
const OUTSIDE: readonly string[] = ['300001', BUDGET_BANK_CODE];

export function getTerms(receiverAccount: string): InstantTerms {
  const takesPart = !OUTSIDE.includes(getIbanBankCode(receiverAccount));
  return { takesPart, maximum: INSTANT_PAYMENT_MAX };
}

/** Answers `get_instant_terms`. */
export function readInstantTerms(
  _services: Services,
  _caller: CompanyCaller,
  { receiverAccount }: RequestOf<typeof getInstantTerms>,
): Promise<Outcome<AnswerOf<typeof getInstantTerms>>> {
  return Promise.resolve(succeed(getTerms(normaliseIban(receiverAccount))));
}

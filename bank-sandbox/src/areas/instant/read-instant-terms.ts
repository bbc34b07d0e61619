import type { AnswerOf, getInstantTerms, RequestOf } from '@ncb/shared-kernel/api/contract';
import { getIbanBankCode, normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { getDayLeft, type InstantTerms } from '@ncb/shared-kernel/domain/rules';
import { BUDGET_BANK_CODE, INSTANT_PAYMENT_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { sumSentInstant } from '../payment-rules/instant-limits';
import { readPaymentRules } from '../payment-rules/rules-in-force';

/** Banks outside of the sandbox's network: the National Bank and the Treasury. */
const OUTSIDE: readonly string[] = ['300001', BUDGET_BANK_CODE];

export async function readTerms(queries: Queries, companyId: number, receiverAccount: string): Promise<InstantTerms> {
  const takesPart = !OUTSIDE.includes(getIbanBankCode(receiverAccount));
  return { takesPart, maximum: INSTANT_PAYMENT_MAX, ...(await readPaymentRules(queries, companyId)).limits };
}

/** Answers `get_instant_terms`. */
export async function readInstantTerms(
  { db: { queries } }: Services,
  { membership: { companyId }, bankDay }: CompanyCaller,
  { receiverAccount }: RequestOf<typeof getInstantTerms>,
): Promise<Outcome<AnswerOf<typeof getInstantTerms>>> {
  const terms = await readTerms(queries, companyId, normaliseIban(receiverAccount));
  // The sum is not read without a limit: most companies have none.
  const dayLeft = terms.perDay === null ? null : getDayLeft(terms, await sumSentInstant(queries, companyId, bankDay));
  return succeed({ ...terms, dayLeft });
}

import type { AnswerOf, getApprovalNeed, RequestOf } from '@ncb/shared-kernel/api/contract';
import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { findCurrency, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import { refuse, succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findRate } from '../rates/find-rate';
import { judgePayment, readPolicy } from './approval';

/** Answers `get_approval_need`. */
export async function readApprovalNeed(
  { db: { queries } }: Services,
  { membership: { companyId }, userId, bankDay }: CompanyCaller,
  request: RequestOf<typeof getApprovalNeed>,
): Promise<Outcome<AnswerOf<typeof getApprovalNeed>>> {
  const { type, amount, currencyLetters, receiverAccount } = request;
  const currency = findCurrency(currencyLetters);
  if (!currency || (currency.code !== UAH.code && !(await findRate(queries, currency.code))))
    return refuse('badRequest');
  const payment = {
    id: null,
    companyId,
    type,
    amount,
    currencyCode: currency.code,
    receiverAccount: normaliseIban(receiverAccount),
  };
  const policy = await readPolicy(queries, companyId);
  const { need, isAboveOwn } = await judgePayment(queries, policy, payment, { userId, bankDay, counts: 'signed' });
  return succeed({
    twoPeople: [...need.twoPeople, ...(isAboveOwn ? (['person'] as const) : [])],
    director: need.director,
  });
}

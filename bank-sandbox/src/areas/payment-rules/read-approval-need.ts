import type { AnswerOf, getApprovalNeed, RequestOf } from '@ncb/shared-kernel/api/contract';
import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { findCurrency, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { refuse, succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findRate } from '../rates/find-rate';
import { judgePayment, readPolicy } from './approval';
import { demandsCallBack, readCoolingEnd } from './payee-demands';
import { readPaymentRules } from './rules-in-force';

/** Answers `get_approval_need`. */
export async function readApprovalNeed(
  { db: { queries } }: Services,
  { membership: { companyId }, userId, bankDay, at }: CompanyCaller,
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
  const { approval } = await readPaymentRules(queries, companyId);
  const coolingUntil = await readCoolingEnd(queries, approval, payment, at);
  const { need, isAboveOwn } = await judgePayment(queries, policy, payment, { userId, bankDay, counts: 'signed' });
  return succeed({
    twoPeople: [...need.twoPeople, ...(isAboveOwn ? (['person'] as const) : [])],
    director: need.director,
    callBack: await demandsCallBack(queries, approval, payment, bankDay),
    coolingUntil: coolingUntil && coolingUntil > at ? toKyivMoment(coolingUntil) : null,
  });
}

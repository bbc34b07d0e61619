import type { AnswerOf, makeCurrencyFee, RequestOf } from '@ncb/shared-kernel/api/contract';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import type { CompanyCaller } from '../../callers';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findCompanyAccount } from '../accounts/company-account';
import { findRate } from '../rates/find-rate';
import { getFeeInHryvnias } from './count-fee';
import { findFeeTerms } from './find-fee-terms';

/** Answers `make_cur_fee`, in hryvnias. */
export async function makeFee(
  { db }: Services,
  { membership }: CompanyCaller,
  { operation, accountId, currencyCode, amount }: RequestOf<typeof makeCurrencyFee>,
): Promise<Outcome<AnswerOf<typeof makeCurrencyFee>>> {
  const payer = await findCompanyAccount(db.queries, membership.companyId, accountId);
  if (!payer) return refuse('notFound');
  const parsed = parseAmount(amount);
  if (!parsed.ok) return refuseFields([{ field: 'amount', key: parsed.key }]);
  const rate = await findRate(db.queries, currencyCode);
  if (!rate) return refuseFields([{ field: 'currencyCode', key: 'currencyNotOffered' }]);
  return succeed({ fee: getFeeInHryvnias(await findFeeTerms(db.queries, operation, payer.id), parsed.amount, rate) });
}

import type { AnswerOf, makeCurrencyFee, RequestOf } from '@ncb/shared-kernel/api/contract';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import type { CompanyCaller } from '../../callers';
import { done, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { companyAccount } from '../accounts/debit-account';
import { rateOf } from '../rates/rates';
import { feeInHryvnias } from './count-fee';
import { feeTermsOf } from './terms';

/** Answers `make_cur_fee`, in hryvnias. */
export async function makeFee(
  { db }: Services,
  { membership }: CompanyCaller,
  { operation, accountId, currencyCode, amount }: RequestOf<typeof makeCurrencyFee>,
): Promise<Outcome<AnswerOf<typeof makeCurrencyFee>>> {
  const payer = await companyAccount(db.queries, membership.companyId, accountId);
  if (!payer) return refuse('notFound');
  const parsed = parseAmount(amount);
  if (!parsed.ok) return refuseFields([{ field: 'amount', key: parsed.key }]);
  const rate = await rateOf(db.queries, currencyCode);
  if (!rate) return refuseFields([{ field: 'cur_ref', key: 'currencyNotOffered' }]);
  return done({ fee: feeInHryvnias(await feeTermsOf(db.queries, operation, payer.id), parsed.amount, rate) });
}

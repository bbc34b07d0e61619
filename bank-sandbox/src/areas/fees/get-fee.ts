import type { AnswerOf, getCurrencyFee, RequestOf } from '@ncb/shared-kernel/api/contract';
import { DocumentType, FeeMode, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { companyAccount } from '../accounts/debit-account';
import { feeAccountOf } from './fee-account';
import { feeTermsOf } from './terms';

/**
 * `get_cur_fee`: how the bank takes its fee from an account. The call names no operation: from a hryvnia account currency
 * is bought, from any other it is sold.
 */
export async function feeSettings(
  { db }: Services,
  { membership }: CompanyCaller,
  { accountId }: RequestOf<typeof getCurrencyFee>,
): Promise<Outcome<AnswerOf<typeof getCurrencyFee>>> {
  const { companyId } = membership;
  const payer = await companyAccount(db.queries, companyId, accountId);
  if (!payer) return refuse('notFound');
  const operation = payer.currencyCode === UAH.code ? DocumentType.buyRequest : DocumentType.saleRequest;
  const terms = await feeTermsOf(db.queries, operation, payer.id);
  const from = terms.mode === FeeMode.debit ? await feeAccountOf(db.queries, companyId, terms, payer) : null;
  return done({
    settings: {
      mode: terms.mode,
      currencyLetters: UAH.letters,
      minimum: terms.minimum,
      percent: terms.percent,
      value: null,
      account: from?.iban ?? '',
    },
  });
}

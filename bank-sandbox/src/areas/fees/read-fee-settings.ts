import type { AnswerOf, FeeSettings, getCurrencyFee, RequestOf } from '@ncb/shared-kernel/api/contract';
import { DocumentType, FeeMode, REQUEST_TYPES, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import type { Queries } from '../../db';
import type { FeeOperation } from '../../db/schema';
import { findCompanyAccount, type CompanyAccount } from '../accounts/company-account';
import { findFeeAccount } from './find-fee-account';
import { findFeeTerms } from './find-fee-terms';

const OPERATIONS: readonly FeeOperation[] = [DocumentType.currencyPayment, ...REQUEST_TYPES];

/** Answers `get_cur_fee`. Default operation: a purchase from a hryvnia account, a sale from any other. */
export async function readFeeSettings(
  { db }: Services,
  { membership }: CompanyCaller,
  { accountId, operation }: RequestOf<typeof getCurrencyFee>,
): Promise<Outcome<AnswerOf<typeof getCurrencyFee>>> {
  const { companyId } = membership;
  const payer = await findCompanyAccount(db.queries, companyId, accountId);
  if (!payer) return refuse('notFound');
  const exchange = payer.currencyCode === UAH.code ? DocumentType.buyRequest : DocumentType.saleRequest;
  const main = operation ?? exchange;
  const settings = await readSettings(db.queries, companyId, payer, main);
  const tariffs = [];
  for (const each of OPERATIONS) {
    const own = each === main ? settings : await readSettings(db.queries, companyId, payer, each);
    tariffs.push({ operation: each, settings: own });
  }
  return succeed({ settings, tariffs });
}

async function readSettings(
  queries: Queries,
  companyId: number,
  payer: CompanyAccount,
  operation: FeeOperation,
): Promise<FeeSettings> {
  const terms = await findFeeTerms(queries, operation, payer.id);
  const from = terms.mode === FeeMode.debit ? await findFeeAccount(queries, companyId, terms, payer) : null;
  return {
    mode: terms.mode,
    currencyLetters: UAH.letters,
    minimum: terms.minimum,
    percent: terms.percent,
    value: null,
    account: from?.iban ?? '',
  };
}

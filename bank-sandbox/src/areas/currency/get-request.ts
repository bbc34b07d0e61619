import type { AnswerOf, CurrencyRequest, getCurrencyRequest, RequestOf } from '@ncb/shared-kernel/api/contract';
import { addAmounts, compareAmounts, subtractAmounts, toHryvnias } from '@ncb/shared-kernel/domain/money';
import { hryvniasForPurchase } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus, DocumentType, REQUEST_TYPES, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import { kyivDay } from '../../clock';
import type { Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { companyDocument, type DocumentRow } from '../documents/company-document';
import { withheld } from '../fees/post-fee';
import { rateOf } from '../rates/rates';
import { accountById, ibanOf } from './account-names';
import { moneyFor, purchaseIban } from './purchase-account';
import { sellingOf } from './quoted-rates';
import { lastDayOf } from './request-term';
import { currencyRequestOf } from './stored-details';
import { storedFields } from './stored-fields';

/** Answers `get_pmt_info` of types 3 to 5. */
export async function requestInfo(
  { db }: Services,
  { membership, bankDay }: CompanyCaller,
  { id, type }: RequestOf<typeof getCurrencyRequest>,
): Promise<Outcome<AnswerOf<typeof getCurrencyRequest>>> {
  const row = await companyDocument(db.queries, membership.companyId, id);
  if (row?.type !== type) return refuse('notFound');
  return done({ currencyRequest: await toCurrencyRequest(db.queries, row, bankDay) });
}

/** @param bankDay on which it is looked at */
export async function toCurrencyRequest(queries: Queries, row: DocumentRow, bankDay: string): Promise<CurrencyRequest> {
  const details = currencyRequestOf(row);
  const { fee, deal, quoted } = details;
  const credit = await accountById(queries, details.creditAccountId);
  const isExecuted = row.status === DocumentStatus.success;
  const isOpen = !isExecuted && row.status !== DocumentStatus.aborted;
  return {
    ...(await storedFields(queries, row, details)),
    type: REQUEST_TYPES.find((type) => type === row.type) ?? DocumentType.buyRequest,
    targetCurrencyCode: details.targetCurrencyCode,
    restAccountId: details.restAccountId === null ? '' : String(details.restAccountId),
    creditAccountId: String(details.creditAccountId),
    rateType: details.rateType,
    customerRate: details.customerRate,
    debitIban: await ibanOf(queries, row.accountId),
    restIban: await ibanOf(queries, details.restAccountId),
    creditIban: row.receiverAccount,
    companyCode: row.receiverCode,
    companyName: row.receiverName,
    confirmDate: isExecuted && row.confirmedAt ? kyivDay(row.confirmedAt) : null,
    creditAccountNumber: credit?.number ?? '',
    hryvnias: details.hryvnias,
    fee: {
      ...{ minimum: fee.minimum, percent: fee.percent, currencyLetters: UAH.letters },
      ...{ mode: fee.mode, sum: fee.amount, sumLetters: fee.currencyLetters },
    },
    officialRate: details.officialRate,
    transitIban: row.type === DocumentType.buyRequest ? await purchaseIban(queries) : '',
    ...(quoted && { quotedRate: quoted.rate, quotedSum: quoted.sum }),
    ...(deal && { deal }),
    ...(isOpen && { lastDay: lastDayOf(row, bankDay), ...(await whatIsMissing(queries, row)) }),
  };
}

/** Returns the hryvnias that a purchase lacks at the present rate. */
async function whatIsMissing(queries: Queries, row: DocumentRow): Promise<{ readonly missing?: string }> {
  const rate = await rateOf(queries, row.currencyCode);
  if (row.type !== DocumentType.buyRequest || !rate) return {};
  const { fee, hryvnias } = currencyRequestOf(row);
  const taken = addAmounts(toHryvnias(row.amount, sellingOf(rate)), withheld(fee));
  const come = await moneyFor(queries, row);
  if (compareAmounts(come, taken) >= 0) return { missing: '0.00' };
  return { missing: subtractAmounts(hryvniasForPurchase(hryvnias ?? taken, taken), come) };
}

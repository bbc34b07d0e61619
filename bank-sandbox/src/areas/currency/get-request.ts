import type { AnswerOf, CurrencyRequest, getCurrencyRequest, RequestOf } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus, DocumentType, REQUEST_TYPES, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import { kyivMoment } from '../../clock';
import type { Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { companyDocument, type DocumentRow } from '../documents/company-document';
import { accountById, ibanOf } from './account-names';
import { purchaseIban } from './purchase-account';
import { currencyRequestOf } from './stored-details';
import { storedFields } from './stored-fields';

/** `get_pmt_info` of types 3 to 5: one request in full. */
export async function requestInfo(
  { db }: Services,
  { membership }: CompanyCaller,
  { id, type }: RequestOf<typeof getCurrencyRequest>,
): Promise<Outcome<AnswerOf<typeof getCurrencyRequest>>> {
  const row = await companyDocument(db.queries, membership.companyId, id);
  if (row?.type !== type) return refuse('notFound');
  return done({ currencyRequest: await toCurrencyRequest(db.queries, row) });
}

export async function toCurrencyRequest(queries: Queries, row: DocumentRow): Promise<CurrencyRequest> {
  const details = currencyRequestOf(row);
  const { fee } = details;
  const credit = await accountById(queries, details.creditAccountId);
  const isExecuted = row.status === DocumentStatus.success;
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
    confirmDate: isExecuted && row.confirmedAt ? kyivMoment(row.confirmedAt).slice(0, 10) : null,
    creditAccountNumber: credit?.number ?? '',
    hryvnias: details.hryvnias,
    fee: { minimum: fee.minimum, percent: fee.percent, currencyLetters: UAH.letters },
    officialRate: details.officialRate,
    transitIban: row.type === DocumentType.buyRequest ? await purchaseIban(queries) : '',
  };
}

import type { AnswerOf, CurrencyPayment, getCurrencyPayment, RequestOf } from '@ncb/shared-kernel/api/contract';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { companyDocument, type DocumentRow } from '../documents/company-document';
import { toPaymentXml } from '../payments/details';
import { ibanOf } from './account-names';
import { currencyPaymentOf } from './stored-details';
import { storedFields } from './stored-fields';

/** Answers `get_pmt_info` of type 2. */
export async function currencyPaymentInfo(
  { db }: Services,
  { membership }: CompanyCaller,
  { id }: RequestOf<typeof getCurrencyPayment>,
): Promise<Outcome<AnswerOf<typeof getCurrencyPayment>>> {
  const row = await companyDocument(db.queries, membership.companyId, id);
  if (row?.type !== DocumentType.currencyPayment) return refuse('notFound');
  return done({ payment: await toCurrencyPayment(db.queries, row) });
}

export async function toCurrencyPayment(queries: Queries, row: DocumentRow): Promise<CurrencyPayment> {
  const details = currencyPaymentOf(row);
  return {
    ...(await storedFields(queries, row, details)),
    ...toPaymentXml(row.details),
    type: DocumentType.currencyPayment,
    kind: details.kind,
    fundsSource: details.fundsSource,
    feePayer: details.feePayer,
    comment: details.comment,
    requestId: row.requestId === null ? '' : String(row.requestId),
    ...(row.uetr !== null && { uetr: row.uetr }),
    debitIban: await ibanOf(queries, row.accountId),
    beneficiary: {
      name: row.receiverName,
      code: row.receiverCode,
      account: row.receiverAccount,
      ...details.beneficiary,
    },
    addressParts: details.addressParts,
    beneficiaryBank: details.beneficiaryBank,
    intermediaryBank: details.intermediaryBank,
  };
}

import type { AnswerOf, CurrencyPayment, getCurrencyPayment, RequestOf } from '@ncb/shared-kernel/api/contract';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findDocument, type DocumentRow } from '../documents/find-document';
import { toPaymentXml } from '../payments/payment-details';
import { findIban } from './find-account';
import { requireCurrencyPayment } from './stored-details';
import { readNextSigners } from '../payment-rules/read-next-signers';
import { readStoredFields } from './read-stored-fields';

/** Answers `get_pmt_info` of type 2. */
export async function readCurrencyPayment(
  { db }: Services,
  caller: CompanyCaller,
  { id }: RequestOf<typeof getCurrencyPayment>,
): Promise<Outcome<AnswerOf<typeof getCurrencyPayment>>> {
  const row = await findDocument(db.queries, caller.membership.companyId, id);
  if (row?.type !== DocumentType.currencyPayment) return refuse('notFound');
  const nextSigners = (await readNextSigners(db.queries, caller, [row])).get(row.id);
  return succeed({ payment: { ...(await toCurrencyPayment(db.queries, row)), nextSigners } });
}

export async function toCurrencyPayment(queries: Queries, row: DocumentRow): Promise<CurrencyPayment> {
  const details = requireCurrencyPayment(row);
  return {
    ...(await readStoredFields(queries, row, details)),
    ...toPaymentXml(row.details),
    type: DocumentType.currencyPayment,
    kind: details.kind,
    fundsSource: details.fundsSource,
    feePayer: details.feePayer,
    comment: details.comment,
    requestId: row.requestId === null ? '' : String(row.requestId),
    ...(row.uetr !== null && { uetr: row.uetr }),
    debitIban: await findIban(queries, row.accountId),
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

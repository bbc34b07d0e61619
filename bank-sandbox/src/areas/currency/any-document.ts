import {
  getCurrencyPayment,
  getCurrencyRequest,
  getPayment,
  type AnswerOf,
  type Call,
  type CurrencyPayment,
  type CurrencyRequest,
  type RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { toHryvnias } from '@ncb/shared-kernel/domain/money';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import { done, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { companyDocument, type DocumentRow } from '../documents/company-document';
import { paymentInfo } from '../payments/get-payment';
import { rateOf } from '../rates/rates';
import { toCurrencyPayment } from './get-payment';
import { toCurrencyRequest } from './get-request';
import { officialOf } from './quoted-rates';

type AnyDocument = AnswerOf<typeof getPayment> & {
  readonly currencyPayment?: CurrencyPayment;
  readonly currencyRequest?: CurrencyRequest;
};

/**
 * Call `get_pmt_info` without a document type, as in the specification: fields of a currency document overwrite the
 * common ones.
 */
export const getAnyDocument: Call<RequestOf<typeof getPayment>, AnyDocument> = {
  ...getPayment,
  answer: {
    ...getPayment.answer,
    encode: ({ currencyPayment, currencyRequest, ...answer }) => ({
      pmt_info: {
        ...infoIn(getPayment.answer.encode(answer)),
        ...(currencyPayment && infoIn(getCurrencyPayment.answer.encode({ payment: currencyPayment }))),
        ...(currencyRequest && infoIn(getCurrencyRequest.answer.encode({ currencyRequest }))),
      },
    }),
  },
};

const infoIn = (wire: unknown): object => (wire as { readonly pmt_info: object }).pmt_info;

/** Answers `get_pmt_info` for any type. */
export async function documentInfo(
  bank: Services,
  caller: CompanyCaller,
  request: RequestOf<typeof getPayment>,
): Promise<Outcome<AnyDocument>> {
  const common = await paymentInfo(bank, caller, request);
  if (!common.ok) return common;
  const { queries } = bank.db;
  const row = await companyDocument(queries, caller.membership.companyId, request.id);
  if (!row || row.type === DocumentType.uahPayment) return common;
  const { payment } = common.value;
  if (row.type === DocumentType.currencyPayment) {
    const inHryvnias = await hryvniasOf(queries, row);
    return done({ payment: { ...payment, ...inHryvnias }, currencyPayment: await toCurrencyPayment(queries, row) });
  }
  return done({ payment, currencyRequest: await toCurrencyRequest(queries, row, caller.bankDay) });
}

async function hryvniasOf(queries: Queries, row: DocumentRow) {
  const rate = await rateOf(queries, row.currencyCode);
  return rate && { amountInUah: toHryvnias(row.amount, officialOf(rate)), officialRate: rate.official };
}

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
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findDocument, type DocumentRow } from '../documents/find-document';
import { readPayment } from '../payments/read-payment';
import { findRate } from '../rates/find-rate';
import { toCurrencyPayment } from './read-currency-payment';
import { toCurrencyRequest } from './read-currency-request';
import { toOfficialRate } from './quoted-rates';

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
        ...getPmtInfo(getPayment.answer.encode(answer)),
        ...(currencyPayment && getPmtInfo(getCurrencyPayment.answer.encode({ payment: currencyPayment }))),
        ...(currencyRequest && getPmtInfo(getCurrencyRequest.answer.encode({ currencyRequest }))),
      },
    }),
  },
};

const getPmtInfo = (wire: unknown): object => (wire as { readonly pmt_info: object }).pmt_info;

/** Answers `get_pmt_info` for any type. */
export async function readAnyDocument(
  bank: Services,
  caller: CompanyCaller,
  request: RequestOf<typeof getPayment>,
): Promise<Outcome<AnyDocument>> {
  const common = await readPayment(bank, caller, request);
  if (!common.ok) return common;
  const { queries } = bank.db;
  const row = await findDocument(queries, caller.membership.companyId, request.id);
  if (!row || row.type === DocumentType.uahPayment) return common;
  const { payment } = common.value;
  const { nextSigners } = payment;
  if (row.type === DocumentType.currencyPayment) {
    const inHryvnias = await readHryvnias(queries, row);
    return succeed({
      payment: { ...payment, ...inHryvnias },
      currencyPayment: { ...(await toCurrencyPayment(queries, row)), nextSigners },
    });
  }
  return succeed({
    payment,
    currencyRequest: { ...(await toCurrencyRequest(queries, row, caller.bankDay)), nextSigners },
  });
}

async function readHryvnias(queries: Queries, row: DocumentRow) {
  const rate = await findRate(queries, row.currencyCode);
  return rate && { amountInUah: toHryvnias(row.amount, toOfficialRate(rate)), officialRate: rate.official };
}

import fc from 'fast-check';
import type { UahPaymentDraft } from '../../../domain/rules';
import { DocumentType, STORED_STATUSES } from '../../../domain/vocabulary';
import type { RequestOf } from '../call';
import { getPayment, listPayments, savePayment, type JournalRow, type Payment } from '../payments';
import {
  anyDate,
  anyFlag,
  anyId,
  anyIds,
  anyMoment,
  anyMoney,
  anyOf,
  anyText,
  anyTypedDate,
  anyWhole,
  filledText,
  listOf,
  maybe,
  recordOf,
} from './generators';
import { roundTrip } from './round-trip';

const type = anyOf(Object.values(DocumentType));
const status = anyOf(STORED_STATUSES);

const draft: { readonly [K in keyof UahPaymentDraft]: fc.Arbitrary<UahPaymentDraft[K]> } = {
  number: anyText,
  documentDate: anyTypedDate,
  valueDate: anyTypedDate,
  debitAccountId: fc.oneof(anyId, fc.constant('')),
  creditIban: anyText,
  receiverName: anyText,
  receiverCode: anyText,
  receiverIsResident: anyFlag,
  receiverHasCode: anyFlag,
  amount: anyText,
  purpose: anyText,
};

const rows = recordOf<JournalRow>({
  id: anyId,
  number: anyText,
  documentDate: anyDate,
  valueDate: maybe(anyDate),
  type,
  status,
  creator: anyText,
  receiverName: anyText,
  receiverCode: anyText,
  receiverAccount: anyText,
  debitAccountId: anyId,
  debitAccount: anyText,
  currencyLetters: anyText,
  currencyCode: anyId,
  amount: anyMoney,
  purpose: anyText,
  abortReason: maybe(filledText),
  confirmed: maybe(anyMoment),
  bankDocumentId: maybe(anyId),
});

const payments = recordOf<Payment>({
  ...draft,
  id: anyId,
  type,
  status,
  version: anyWhole,
  debitIban: anyText,
  currencyLetters: anyText,
  creator: anyText,
  abortReason: maybe(filledText),
  confirmed: maybe(anyMoment),
  signatures: listOf(recordOf({ signer: anyText, right: anyWhole, at: anyMoment })),
});

const searches = recordOf<RequestOf<typeof listPayments>>({
  periodType: anyOf(['period', 'date']),
  start: maybe(anyDate),
  end: maybe(anyDate),
  day: maybe(anyDate),
  accountIds: anyIds,
  status: maybe(status),
  type: maybe(type),
});

export const PAYMENT_CALLS = [
  roundTrip(
    savePayment,
    recordOf({ type: fc.constant(DocumentType.uahPayment), payment: recordOf({ ...draft, id: maybe(anyId) }) }),
    recordOf({ id: anyId, status }),
  ),
  roundTrip(listPayments, searches, recordOf({ rows: listOf(rows), truncated: anyFlag })),
  roundTrip(getPayment, recordOf({ id: anyId }), recordOf({ payment: payments })),
];

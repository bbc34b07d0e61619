import fc from 'fast-check';
import type { CallBack, CallBackRecord } from '../../../domain/rules';
import { StructuredPurposeKind } from '../../../domain/remittance';
import { DocumentType, STORED_STATUSES } from '../../../domain/vocabulary';
import type { RequestOf } from '../call';
import { enquireInstant, getInstantTerms } from '../instant';
import type { UahPaymentToSave } from '../uah-payment';
import { dropPayments, getPayment, type Payment } from '../payments';
import type { StoredNameCheck } from '../receiver-name-check';
import { savePayment, savePayments, type BatchResult } from '../save-payments';
import { nameCheckFields } from './catalogue-calls';
import {
  anyFlag,
  anyId,
  anyMoment,
  anyMoney,
  anyOf,
  anyText,
  anyTypedDate,
  anyWhole,
  filledText,
  listOf,
  nextSigners,
  nullable,
  optionally,
  recordOf,
} from './generators';
import { roundTrip } from './round-trip';

const type = anyOf(Object.values(DocumentType));
const status = anyOf(STORED_STATUSES);

export const xmlParts = {
  structuredPurposeKind: optionally(anyOf(Object.values(StructuredPurposeKind))),
  structuredPurposeXml: optionally(filledText),
  ultimateDebtorXml: optionally(filledText),
  ultimateCreditorXml: optionally(filledText),
};

const callBack = {
  isDone: anyFlag,
  person: anyText,
  phone: anyText,
  day: anyTypedDate,
  time: anyText,
  confirmedBy: anyText,
};
export const storedCallBack = recordOf<CallBackRecord>({ ...callBack, caller: anyText, phoneSince: anyText });

const draft = {
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
  standardPurposeCode: optionally(filledText),
  receiverCountry: optionally(anyId),
  isInstant: optionally(anyFlag),
  currencyCode: optionally(fc.constant('980')),
  ...xmlParts,
};

const paymentsToSave = recordOf<UahPaymentToSave>({
  ...draft,
  id: nullable(anyId),
  version: optionally(anyWhole),
  callBack: optionally(recordOf<CallBack>(callBack)),
  requestId: optionally(anyId),
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
  abortReason: nullable(filledText),
  confirmed: nullable(anyMoment),
  signatures: listOf(recordOf({ signer: anyText, right: anyWhole, at: anyMoment, certificate: anyText })),
  nextSigners: optionally(nextSigners),
  amountInUah: optionally(anyMoney),
  officialRate: optionally(filledText),
  receiverNameCheck: optionally(recordOf<StoredNameCheck>({ ...nameCheckFields, checkedAt: anyMoment })),
  callBack: optionally(storedCallBack),
  specialAccount: optionally(filledText),
  uetr: optionally(filledText),
  isOutcomeUnknown: optionally(anyFlag),
});

const problems = listOf(recordOf({ field: anyText, key: anyText, max: optionally(filledText) }));
const results = listOf(
  recordOf<BatchResult>({
    id: nullable(anyId),
    error: nullable(filledText),
    errorCode: nullable(filledText),
    problems,
  }),
);

const verdicts = listOf(
  recordOf({ id: anyId, status: nullable(status), error: nullable(filledText), errorCode: nullable(filledText) }),
);

const uahPayment = fc.constant(DocumentType.uahPayment);

export const PAYMENT_CALLS = [
  roundTrip(savePayment, recordOf({ type: uahPayment, payment: paymentsToSave }), recordOf({ id: anyId, status })),
  roundTrip(
    savePayments,
    recordOf<RequestOf<typeof savePayments>>({
      type: uahPayment,
      all: anyFlag,
      payments: listOf(paymentsToSave),
      payrollId: optionally(anyId),
    }),
    recordOf({ results }),
  ),
  roundTrip(
    getInstantTerms,
    recordOf({ receiverAccount: filledText }),
    recordOf({
      takesPart: anyFlag,
      maximum: anyMoney,
      perPayment: nullable(anyMoney),
      perDay: nullable(anyMoney),
      dayLeft: nullable(anyMoney),
    }),
  ),
  roundTrip(enquireInstant, recordOf({ id: anyId }), recordOf({ status, askedAt: nullable(anyMoment) })),
  roundTrip(getPayment, recordOf({ id: anyId }), recordOf({ payment: payments })),
  roundTrip(
    dropPayments,
    recordOf({ type: fc.constant('pmt' as const), ids: fc.array(anyId, { minLength: 1, maxLength: 5 }) }),
    recordOf({ verdicts }),
  ),
];

import fc from 'fast-check';
import type { AddressParts, BankPart, Beneficiary } from '../../../domain/rules';
import { StructuredPurposeKind } from '../../../domain/remittance';
import {
  OperationBasis,
  CurrencyPaymentKind,
  DocumentType,
  FeeMode,
  FeePayer,
  FundsSource,
  RateType,
  REQUEST_TYPES,
  STORED_STATUSES,
  TrackingStep,
} from '../../../domain/vocabulary';
import {
  getCurrencyPayment,
  saveCurrencyPayment,
  type CurrencyPayment,
  type CurrencyPaymentToSave,
} from '../currency-payments';
import {
  getCurrencyRequest,
  saveCurrencyRequest,
  type CurrencyDeal,
  type CurrencyRequest,
  type CurrencyRequestToSave,
} from '../currency-requests';
import type { CountedFigures } from '../currency-parts';
import { getPaymentTracking, type PaymentTracking, type PaymentTrackingStep } from '../tracking';
import {
  anyDate,
  anyDecimal,
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

const idOrNone = fc.oneof(anyId, fc.constant(''));
const figures = recordOf<CountedFigures>({
  fee: optionally(anyMoney),
  hryvnias: optionally(anyMoney),
  quotedSum: optionally(anyMoney),
});

const saved = recordOf({ id: anyId, status: anyOf(STORED_STATUSES), figures: optionally(figures) });

export const banks = recordOf<BankPart>({
  swift: anyText,
  name: anyText,
  country: anyText,
  address: anyText,
  correspondentAccount: anyText,
  nationalCode: anyText,
});

export const beneficiaries = recordOf<Beneficiary>({
  name: anyText,
  code: anyText,
  secondCode: anyText,
  account: anyText,
  country: anyText,
  address: anyText,
});

export const addressParts = fc.oneof(
  fc.constant(undefined),
  recordOf<AddressParts>({ town: filledText, street: anyText, building: anyText, postCode: anyText, region: anyText }),
);

const document = {
  number: anyText,
  documentDate: anyTypedDate,
  valueDate: anyTypedDate,
  currencyCode: idOrNone,
  debitAccountId: idOrNone,
  amount: anyText,
  purpose: anyText,
  basis: nullable(anyOf(Object.values(OperationBasis))),
  contracts: listOf(recordOf({ contractId: anyText, amount: anyText })),
  agreementNumber: anyText,
  agreementDate: anyTypedDate,
  basisText: anyText,
};

const payment = {
  ...document,
  kind: nullable(anyOf(Object.values(CurrencyPaymentKind))),
  fundsSource: nullable(anyOf(Object.values(FundsSource))),
  feePayer: nullable(anyOf(Object.values(FeePayer))),
  comment: anyText,
  requestId: idOrNone,
  beneficiary: beneficiaries,
  addressParts,
  beneficiaryBank: banks,
  intermediaryBank: banks,
  structuredPurposeKind: optionally(anyOf(Object.values(StructuredPurposeKind))),
  structuredPurposeXml: optionally(filledText),
  ultimateDebtorXml: optionally(filledText),
  ultimateCreditorXml: optionally(filledText),
};

const request = {
  ...document,
  type: anyOf(REQUEST_TYPES),
  targetCurrencyCode: idOrNone,
  restAccountId: idOrNone,
  creditAccountId: idOrNone,
  rateType: nullable(anyOf(Object.values(RateType))),
  customerRate: anyText,
  debitIban: anyText,
  restIban: anyText,
  creditIban: anyText,
  companyCode: anyText,
  companyName: anyText,
};

const stored = {
  id: anyId,
  status: anyOf(STORED_STATUSES),
  version: anyWhole,
  currencyLetters: anyText,
  creator: anyText,
  abortReason: nullable(filledText),
  confirmed: nullable(anyMoment),
  isValueDateFixed: optionally(anyFlag),
  sent: optionally(anyMoment),
  countedFee: optionally(
    recordOf({ mode: anyOf(Object.values(FeeMode)), amount: anyMoney, currencyLetters: anyText, iban: anyText }),
  ),
  signatures: listOf(recordOf({ signer: anyText, right: anyWhole, at: anyMoment, certificate: anyText })),
  nextSigners: optionally(nextSigners),
};

const toSave = { id: nullable(anyId), version: optionally(anyWhole), confirmedFigures: optionally(figures) };

const paymentType = fc.constant(DocumentType.currencyPayment);
const requestType = anyOf(REQUEST_TYPES);

export const CURRENCY_CALLS = [
  roundTrip(
    saveCurrencyPayment,
    recordOf({
      type: paymentType,
      payment: recordOf<CurrencyPaymentToSave>({ ...payment, ...toSave }),
    }),
    saved,
  ),
  roundTrip(
    getCurrencyPayment,
    recordOf({ type: paymentType, id: anyId }),
    recordOf({
      payment: recordOf<CurrencyPayment>({
        uetr: optionally(filledText),
        ...payment,
        ...stored,
        type: paymentType,
        debitIban: anyText,
      }),
    }),
  ),
  roundTrip(
    saveCurrencyRequest,
    recordOf({
      type: requestType,
      currencyRequest: recordOf<CurrencyRequestToSave>({ ...request, ...toSave }),
    }),
    saved,
  ),
  roundTrip(
    getCurrencyRequest,
    recordOf({ type: requestType, id: anyId }),
    recordOf({
      currencyRequest: recordOf<CurrencyRequest>({
        ...request,
        ...stored,
        confirmDate: nullable(anyDate),
        creditAccountNumber: anyText,
        hryvnias: nullable(anyMoney),
        fee: nullable(
          recordOf<NonNullable<CurrencyRequest['fee']>>({
            minimum: nullable(anyMoney),
            percent: nullable(anyDecimal),
            currencyLetters: anyText,
            mode: optionally(anyOf(Object.values(FeeMode))),
            sum: optionally(anyMoney),
            sumLetters: optionally(filledText),
          }),
        ),
        officialRate: nullable(anyDecimal),
        transitIban: anyText,
        quotedRate: optionally(anyDecimal),
        quotedSum: optionally(anyMoney),
        missing: optionally(anyMoney),
        lastDay: optionally(anyDate),
        deal: optionally(
          recordOf<CurrencyDeal>({
            rate: anyDecimal,
            sum: anyMoney,
            fee: anyMoney,
            feeLetters: anyText,
            rest: optionally(anyMoney),
          }),
        ),
      }),
    }),
  ),
  roundTrip(
    getPaymentTracking,
    recordOf({ id: anyId }),
    recordOf<PaymentTracking>({
      uetr: filledText,
      amount: anyMoney,
      currencyLetters: anyText,
      feePayer: nullable(anyOf(Object.values(FeePayer))),
      withheld: anyMoney,
      expected: nullable(anyDate),
      steps: listOf(
        recordOf<PaymentTrackingStep>({
          kind: anyOf(Object.values(TrackingStep)),
          bic: anyText,
          bank: anyText,
          time: nullable(anyMoment),
          fee: nullable(anyMoney),
          reason: nullable(filledText),
        }),
      ),
    }),
  ),
];

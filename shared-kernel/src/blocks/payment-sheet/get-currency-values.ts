import type { CurrencyPayment, CurrencyRequest } from '../../api/contract';
import { RATE_WORDS, type CanonicalField } from '../../domain/documents';
import { buildContractLines, type GetFieldValue } from '../../domain/papers';
import { toBackingContract, type BankPart, type StoredContract } from '../../domain/rules';
import { findCurrency } from '../../domain/vocabulary';
import { getPrintedValueDate } from './get-printed-value-date';

export interface CurrencyFacts {
  readonly payer: { readonly name: string; readonly code: string };
  readonly contracts: readonly StoredContract[];
}

type Values = Partial<Record<CanonicalField, string>>;

/** Returns the values of a currency payment, named and formatted as in the canonical text. */
export function getPaymentValues(payment: CurrencyPayment, facts: CurrencyFacts): GetFieldValue {
  const { beneficiary, kind, fundsSource, feePayer, comment, requestId } = payment;
  return createGetter({
    ...getCommonValues(payment, facts),
    paymentKind: kind ?? '',
    fundsSource: fundsSource ?? '',
    feePayer: feePayer ?? '',
    receiverName: beneficiary.name,
    receiverCode: beneficiary.code,
    receiverSecondCode: beneficiary.secondCode,
    receiverAccount: beneficiary.account,
    receiverCountry: beneficiary.country,
    receiverAddress: beneficiary.address,
    ...getBankValues('receiverBank', payment.beneficiaryBank),
    ...getBankValues('intermediaryBank', payment.intermediaryBank),
    comment,
    requestId,
    structuredPurposeKind: payment.structuredPurposeKind ?? '',
    structuredPurpose: payment.structuredPurposeXml ?? '',
    ultimateDebtor: payment.ultimateDebtorXml ?? '',
    ultimateCreditor: payment.ultimateCreditorXml ?? '',
  });
}

export function getRequestValues(request: CurrencyRequest, facts: CurrencyFacts): GetFieldValue {
  const { rateType, customerRate, targetCurrencyCode, restIban, hryvnias, transitIban } = request;
  return createGetter({
    ...getCommonValues(request, facts),
    rateType: rateType === null ? '' : RATE_WORDS[rateType],
    customerRate,
    targetCurrency: findCurrency(targetCurrencyCode)?.letters ?? targetCurrencyCode,
    creditIban: request.creditIban || request.creditAccountNumber,
    restIban,
    hryvnias: hryvnias ?? '',
    transitIban,
  });
}

function getCommonValues(document: CurrencyPayment | CurrencyRequest, { payer, contracts }: CurrencyFacts): Values {
  const { countedFee, currencyLetters } = document;
  return {
    number: document.number,
    documentDate: document.documentDate,
    valueDate: getPrintedValueDate(document),
    payerName: payer.name,
    payerCode: payer.code,
    payerIban: document.debitIban,
    amount: document.amount,
    currency: currencyLetters,
    feeMode: countedFee?.mode ?? '',
    feeAmount: countedFee?.amount ?? '',
    feeCurrency: countedFee?.currencyLetters ?? '',
    feeIban: countedFee?.iban ?? '',
    basis: document.basis ?? '',
    contracts: buildContractLines(document.contracts, contracts.map(toBackingContract), currencyLetters),
    agreementNumber: document.agreementNumber,
    agreementDate: document.agreementDate,
    basisText: document.basisText,
    purpose: document.purpose,
  };
}

function getBankValues<Prefix extends 'receiverBank' | 'intermediaryBank'>(prefix: Prefix, bank: BankPart): Values {
  return {
    [`${prefix}Swift`]: bank.swift,
    [`${prefix}Name`]: bank.name,
    [`${prefix}Country`]: bank.country,
    [`${prefix}Address`]: bank.address,
    [`${prefix}Account`]: bank.correspondentAccount,
    [`${prefix}Code`]: bank.nationalCode,
  };
}

function createGetter(values: Values): GetFieldValue {
  return (name) => values[name] ?? '';
}

import type { CurrencyPayment, CurrencyRequest } from '../../api/contract';
import { RATE_WORDS, type CanonicalField } from '../../domain/documents';
import { contractLines, type ValueOf } from '../../domain/papers';
import { toBackingContract, type BankPart, type KeptContract } from '../../domain/rules';
import { findCurrency } from '../../domain/vocabulary';
import { printedValueDate } from './printed-value-date';

export interface CurrencyFacts {
  readonly payer: { readonly name: string; readonly code: string };
  readonly contracts: readonly KeptContract[];
}

type Values = Partial<Record<CanonicalField, string>>;

/** Returns the values of a currency payment, named and formatted as in the canonical text. */
export function paymentValues(payment: CurrencyPayment, facts: CurrencyFacts): ValueOf {
  const { beneficiary, kind, fundsSource, feePayer, comment, requestId } = payment;
  return valueOf({
    ...commonValues(payment, facts),
    paymentKind: kind ?? '',
    fundsSource: fundsSource ?? '',
    feePayer: feePayer ?? '',
    receiverName: beneficiary.name,
    receiverCode: beneficiary.code,
    receiverSecondCode: beneficiary.secondCode,
    receiverAccount: beneficiary.account,
    receiverCountry: beneficiary.country,
    receiverAddress: beneficiary.address,
    ...bankValues('receiverBank', payment.beneficiaryBank),
    ...bankValues('intermediaryBank', payment.intermediaryBank),
    comment,
    requestId,
    structuredPurposeKind: payment.structuredPurposeKind ?? '',
    structuredPurpose: payment.structuredPurposeXml ?? '',
    ultimateDebtor: payment.ultimateDebtorXml ?? '',
    ultimateCreditor: payment.ultimateCreditorXml ?? '',
  });
}

export function requestValues(request: CurrencyRequest, facts: CurrencyFacts): ValueOf {
  const { rateType, customerRate, targetCurrencyCode, restIban, hryvnias, transitIban } = request;
  return valueOf({
    ...commonValues(request, facts),
    rateType: rateType === null ? '' : RATE_WORDS[rateType],
    customerRate,
    targetCurrency: findCurrency(targetCurrencyCode)?.letters ?? targetCurrencyCode,
    creditIban: request.creditIban || request.creditAccountNumber,
    restIban,
    hryvnias: hryvnias ?? '',
    transitIban,
  });
}

function commonValues(document: CurrencyPayment | CurrencyRequest, { payer, contracts }: CurrencyFacts): Values {
  const { countedFee, currencyLetters } = document;
  return {
    number: document.number,
    documentDate: document.documentDate,
    valueDate: printedValueDate(document),
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
    contracts: contractLines(document.contracts, contracts.map(toBackingContract), currencyLetters),
    agreementNumber: document.agreementNumber,
    agreementDate: document.agreementDate,
    basisText: document.basisText,
    purpose: document.purpose,
  };
}

function bankValues<Prefix extends 'receiverBank' | 'intermediaryBank'>(prefix: Prefix, bank: BankPart): Values {
  return {
    [`${prefix}Swift`]: bank.swift,
    [`${prefix}Name`]: bank.name,
    [`${prefix}Country`]: bank.country,
    [`${prefix}Address`]: bank.address,
    [`${prefix}Account`]: bank.correspondentAccount,
    [`${prefix}Code`]: bank.nationalCode,
  };
}

function valueOf(values: Values): ValueOf {
  return (name) => values[name] ?? '';
}

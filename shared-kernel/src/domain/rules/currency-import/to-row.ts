import { findCountry } from '../../countries';
import { OperationBasis, DocumentType, findCurrency } from '../../vocabulary';
import {
  isEmptyAddress,
  type BankPart,
  type BasisDraft,
  type CurrencyPaymentDraft,
  type CurrencyRequestDraft,
} from '../currency';
import { readPaymentXml } from '../read-payment-xml';
import type { PaymentXml } from '../write-payment-xml';
import type { CurrencyImportRow } from './columns';
import { getAddressCells } from './read-currency-row';
import { writePartCells, dropUndefinedParts } from './part-cells';

export interface OwnNames {
  ibanOf(accountId: string): string;
  contractOf(contractId: string): string;
}

/**
 * Converts to a row that is read back as the same payment.
 * @param payment with parties and purpose in fields, or as the bank's stored XML
 */
export function toPaymentRow(payment: CurrencyPaymentDraft & PaymentXml, own: OwnNames): CurrencyImportRow {
  const stored = readPaymentXml(payment);
  const { beneficiary, addressParts, beneficiaryBank, intermediaryBank } = payment;
  const hasParts = addressParts !== undefined && !isEmptyAddress(addressParts);
  return dropEmptyCells({
    pmt_type: String(DocumentType.currencyPayment),
    ...writeHead(payment),
    acn_id: own.ibanOf(payment.debitAccountId),
    fee_type: payment.feePayer ?? '',
    cur_pmt_type: payment.kind ?? '',
    funds_src: payment.fundsSource ?? '',
    cur_req_id: payment.requestId,
    ...writeBasisCells(payment, own),
    pmt_comment: payment.comment,
    name_co: beneficiary.name,
    okpo_co: beneficiary.code,
    kpp_code: beneficiary.secondCode,
    acnt_co: beneficiary.account,
    ben_country: toCountryLetters(beneficiary.country),
    ...(hasParts ? getAddressCells(addressParts) : { ben_addr: beneficiary.address }),
    ...writeBankCells('ben_bank_', beneficiaryBank),
    ...writeBankCells('int_bank_', intermediaryBank),
    ...writePartCells({ ...dropUndefinedParts(payment), ...(stored.ok && stored.parts) }),
  });
}

/** Converts to a row that is read back as the same request. */
export function requestToRow(request: CurrencyRequestDraft, own: OwnNames): CurrencyImportRow {
  return dropEmptyCells({
    pmt_type: String(request.type),
    ...writeHead(request),
    target_cur_ref: toCurrencyLetters(request.targetCurrencyCode),
    acn_id: own.ibanOf(request.debitAccountId),
    acn_rest_id: own.ibanOf(request.restAccountId),
    acnt_c_id: own.ibanOf(request.creditAccountId),
    rate_type: String(request.rateType ?? ''),
    customer_rate: request.customerRate,
    ...writeBasisCells(request, own),
  });
}

function writeHead(draft: CurrencyPaymentDraft | CurrencyRequestDraft): CurrencyImportRow {
  return {
    pmt_num: draft.number,
    doc_date: draft.documentDate,
    val_date: draft.valueDate,
    cur_ref: toCurrencyLetters(draft.currencyCode),
    amount: draft.amount,
    pay_purp: draft.purpose,
  };
}

function writeBasisCells({ basis, contracts, ...texts }: BasisDraft, own: OwnNames): CurrencyImportRow {
  if (basis === null) return {};
  switch (basis) {
    case OperationBasis.contract:
      return {
        buy_base: basis,
        contracts: contracts.map(({ contractId }) => own.contractOf(contractId)).join(';'),
        contracts_amounts: contracts.map(({ amount }) => amount).join(';'),
      };
    case OperationBasis.agreement:
      return { buy_base: basis, dog_num: texts.agreementNumber, dog_date: texts.agreementDate };
    case OperationBasis.other:
    case OperationBasis.none:
      return { buy_base: basis, customer_buy_base: texts.basisText };
  }
}

function writeBankCells(prefix: 'ben_bank_' | 'int_bank_', bank: BankPart): CurrencyImportRow {
  return {
    [`${prefix}swift`]: bank.swift,
    [`${prefix}name`]: bank.name,
    [`${prefix}cntry`]: toCountryLetters(bank.country),
    [`${prefix}addr`]: bank.address,
    [`${prefix}coracn`]: bank.correspondentAccount,
    [`${prefix}bic`]: bank.nationalCode,
  };
}

function toCountryLetters(country: string): string {
  return findCountry(country)?.alpha2 ?? country;
}

function toCurrencyLetters(code: string): string {
  return findCurrency(code)?.letters ?? code;
}

function dropEmptyCells(row: CurrencyImportRow): CurrencyImportRow {
  return Object.fromEntries(Object.entries(row).filter(([, text]) => text !== ''));
}

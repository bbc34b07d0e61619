import { getIbanBankCode, getIbanCountry } from '../../identifiers';
import { findCountry } from '../../countries';
import {
  OperationBasis,
  CurrencyPaymentKind,
  DocumentType,
  FeePayer,
  FundsSource,
  RateType,
  UAH,
  type RequestType,
} from '../../vocabulary';
import {
  composeAddress,
  isEmptyAddress,
  type AddressParts,
  type BackingContract,
  type BasisDraft,
  type ContractShare,
  type CurrencyPaymentDraft,
  type CurrencyRequestDraft,
} from '../currency';
import type { DebitAccount } from '../debit-account';
import { readDateCell } from '../import';
import type { CurrencyImportRow } from './columns';
import {
  readAccount,
  extractCountry,
  readBank,
  readCountry,
  readCurrency,
  readOwnAccount,
  readText,
} from './row-cells';
import { readParts } from './part-cells';
import { readChoice } from './choice-words';

export interface OwnData {
  readonly bankDay: string;
  readonly ownBankCode: string;
  /** Prefers the currency, else any other. */
  account(cell: string, currencyCode: string): DebitAccount | null;
  contract(cellText: string, currencyCode: string): BackingContract | null;
}

/** No amount contains them. */
const AMOUNTS = /[;|]/;
const NUMBERS = /[;|,]/;

/** Fills in defaults: document date = bank day, fees SHA, own funds, external unless the account is in this bank. */
export function toCurrencyPayment(row: CurrencyImportRow, own: OwnData): CurrencyPaymentDraft {
  const currencyCode = readCurrency(row.cur_ref);
  const account = readAccount(row.acnt_co);
  const isOwnBank = account.startsWith('UA') && getIbanBankCode(account) === own.ownBankCode;
  const impliedKind = isOwnBank ? CurrencyPaymentKind.own : CurrencyPaymentKind.external;
  const kind = row.cur_pmt_type?.trim() ? readChoice('cur_pmt_type', row.cur_pmt_type) : impliedKind;
  const parts = readAddressParts(row);
  const place = readPlace(row, account);
  const head = readHead(row, own, currencyCode);
  const basis = readBasis(row, own, currencyCode);
  // Listed one by one: spreading thousands of objects takes a third of the time of a file.
  return {
    number: head.number,
    documentDate: head.documentDate,
    valueDate: head.valueDate,
    currencyCode,
    amount: head.amount,
    purpose: head.purpose,
    basis: basis.basis,
    contracts: basis.contracts,
    agreementNumber: basis.agreementNumber,
    agreementDate: basis.agreementDate,
    basisText: basis.basisText,
    debitAccountId: own.account(readOwnAccount(row.acn_id), currencyCode)?.id ?? '',
    feePayer: row.fee_type?.trim() ? readChoice('fee_type', row.fee_type) : FeePayer.shared,
    kind,
    fundsSource: row.funds_src?.trim() ? readChoice('funds_src', row.funds_src) : FundsSource.own,
    comment: readText(row, 'pmt_comment'),
    requestId: row.cur_req_id?.trim() ?? '',
    beneficiary: {
      name: readText(row, 'name_co'),
      code: readText(row, 'okpo_co'),
      secondCode: readText(row, 'kpp_code'),
      account,
      country: place.country,
      address: parts ? composeAddress(parts) : place.address,
    },
    ...(parts && { addressParts: parts }),
    beneficiaryBank: readBank(row, 'ben_bank_'),
    intermediaryBank: readBank(row, 'int_bank_'),
    ...readParts(row).parts,
  };
}

/** The address of a row on one line, and the country: of its own column, of the address or of the IBAN. */
function readPlace(row: CurrencyImportRow, account: string) {
  const place = extractCountry(readText(row, 'ben_addr'), readCountry(row.ben_country));
  return { ...place, country: place.country || (findCountry(getIbanCountry(account))?.numeric ?? '') };
}

function readAddressParts(row: CurrencyImportRow): AddressParts | null {
  const parts = {
    town: readText(row, 'ben_town'),
    street: readText(row, 'ben_street'),
    building: readText(row, 'ben_bldg'),
    postCode: readText(row, 'ben_pcode'),
    region: readText(row, 'ben_region'),
  };
  return isEmptyAddress(parts) ? null : parts;
}

/** Fills in defaults: unused hryvnias return to the debited account; the bank's rate, or desired if one is named. */
export function toCurrencyRequest(row: CurrencyImportRow, type: RequestType, own: OwnData): CurrencyRequestDraft {
  const currencyCode = readCurrency(row.cur_ref);
  const isBuying = type === DocumentType.buyRequest;
  const targetCurrencyCode = type === DocumentType.convertRequest ? readCurrency(row.target_cur_ref) : '';
  const [debited, credited] = {
    [DocumentType.buyRequest]: [UAH.code, currencyCode] as const,
    [DocumentType.saleRequest]: [currencyCode, UAH.code] as const,
    [DocumentType.convertRequest]: [currencyCode, targetCurrencyCode] as const,
  }[type];
  const rate = row.customer_rate?.trim() ?? '';
  const impliedRateType = rate ? RateType.desired : RateType.bank;
  return {
    ...readHead(row, own, currencyCode),
    ...readBasis(row, own, currencyCode),
    type,
    targetCurrencyCode,
    debitAccountId: own.account(readOwnAccount(row.acn_id), debited)?.id ?? '',
    restAccountId: isBuying ? (own.account(readOwnAccount(row.acn_rest_id || row.acn_id), UAH.code)?.id ?? '') : '',
    creditAccountId: own.account(readOwnAccount(row.acnt_c_id), credited)?.id ?? '',
    rateType: row.rate_type?.trim() ? readChoice('rate_type', row.rate_type) : impliedRateType,
    customerRate: rate,
  };
}

function readHead(row: CurrencyImportRow, own: OwnData, currencyCode: string) {
  return {
    number: row.pmt_num?.trim() ?? '',
    documentDate: readDateCell(row.doc_date) || own.bankDay,
    valueDate: readDateCell(row.val_date),
    currencyCode,
    amount: row.amount?.trim() ?? '',
    purpose: readText(row, 'pay_purp'),
  };
}

function readBasis(row: CurrencyImportRow, own: OwnData, currencyCode: string): BasisDraft {
  const contracts = readShares(row, own, currencyCode);
  const agreementNumber = readText(row, 'dog_num');
  const basisText = readText(row, 'customer_buy_base');
  const agreementDate = readDateCell(row.dog_date);
  const details = { contracts, agreementNumber, agreementDate, basisText };
  const basis = row.buy_base?.trim() ? readChoice('buy_base', row.buy_base) : getImpliedBasis(details);
  return { basis, ...details };
}

function getImpliedBasis(details: Omit<BasisDraft, 'basis'>): OperationBasis | null {
  const { contracts, agreementNumber, agreementDate, basisText } = details;
  if (contracts.length > 0) return OperationBasis.contract;
  if (agreementNumber !== '' || agreementDate !== '') return OperationBasis.agreement;
  return basisText === '' ? null : OperationBasis.other;
}

/**
 * Gives a single contract the whole amount. Source:
 * docs/requirements/currency-payroll-credits-statements.md#form-of-a-payment-or-request.
 */
function readShares(row: CurrencyImportRow, own: OwnData, currencyCode: string): readonly ContractShare[] {
  const cellText = (row.contracts ?? '').trim();
  if (cellText === '') return [];
  // A contract number may contain a comma.
  const whole = own.contract(cellText, currencyCode);
  const names = whole
    ? [cellText]
    : cellText
        .split(NUMBERS)
        .map((name) => name.trim())
        .filter((name) => name !== '');
  const amounts = (row.contracts_amounts ?? '').split(AMOUNTS).map((amount) => amount.trim());
  return names.map((name, place) => ({
    contractId: own.contract(name, currencyCode)?.id ?? name,
    amount: (names.length === 1 ? amounts[0] || row.amount?.trim() : amounts[place]) ?? '',
  }));
}

import { bankCodeOf, ibanCountry } from '../../identifiers';
import { findCountry } from '../../countries';
import {
  BuyBasis,
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
import { importedDay } from '../import';
import type { CurrencyImportRow } from './columns';
import { accountOf, addressOf, bankOf, countryOf, currencyOf, ownAccountOf, textOf } from './row-cells';
import { partsOfRow } from './part-cells';
import { chosenWord } from './words';

export interface OwnThings {
  readonly bankDay: string;
  readonly ownBankCode: string;
  /** Prefers the currency, else any other. */
  account(cell: string, currencyCode: string): DebitAccount | null;
  contract(said: string, currencyCode: string): BackingContract | null;
}

/** No amount contains them. */
const AMOUNTS = /[;|]/;
const NUMBERS = /[;|,]/;

/** Fills in defaults: document date = bank day, fees SHA, own funds, external unless the account is in this bank. */
export function toCurrencyPayment(row: CurrencyImportRow, own: OwnThings): CurrencyPaymentDraft {
  const currencyCode = currencyOf(row.cur_ref);
  const account = accountOf(row.acnt_co);
  const isOwnBank = account.startsWith('UA') && bankCodeOf(account) === own.ownBankCode;
  const kind = row.cur_pmt_type?.trim()
    ? chosenWord('cur_pmt_type', row.cur_pmt_type)
    : isOwnBank
      ? CurrencyPaymentKind.own
      : CurrencyPaymentKind.external;
  const parts = addressParts(row);
  const place = placeOf(row, account);
  const head = headOf(row, own, currencyCode);
  const basis = basisOf(row, own, currencyCode);
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
    debitAccountId: own.account(ownAccountOf(row.acn_id), currencyCode)?.id ?? '',
    feePayer: row.fee_type?.trim() ? chosenWord('fee_type', row.fee_type) : FeePayer.shared,
    kind,
    fundsSource: row.funds_src?.trim() ? chosenWord('funds_src', row.funds_src) : FundsSource.own,
    comment: textOf(row, 'pmt_comment'),
    requestId: row.cur_req_id?.trim() ?? '',
    beneficiary: {
      name: textOf(row, 'name_co'),
      code: textOf(row, 'okpo_co'),
      secondCode: textOf(row, 'kpp_code'),
      account,
      country: place.country,
      address: parts ? composeAddress(parts) : place.address,
    },
    ...(parts && { addressParts: parts }),
    beneficiaryBank: bankOf(row, 'ben_bank_'),
    intermediaryBank: bankOf(row, 'int_bank_'),
    ...partsOfRow(row).parts,
  };
}

/** The address of a row on one line, and the country: of its own column, of the address or of the IBAN. */
function placeOf(row: CurrencyImportRow, account: string) {
  const place = addressOf(textOf(row, 'ben_addr'), countryOf(row.ben_country));
  return { ...place, country: place.country || (findCountry(ibanCountry(account))?.numeric ?? '') };
}

export function addressParts(row: CurrencyImportRow): AddressParts | null {
  const parts = {
    town: textOf(row, 'ben_town'),
    street: textOf(row, 'ben_street'),
    building: textOf(row, 'ben_bldg'),
    postCode: textOf(row, 'ben_pcode'),
    region: textOf(row, 'ben_region'),
  };
  return isEmptyAddress(parts) ? null : parts;
}

/** Fills in defaults: unused hryvnias return to the debited account; the bank's rate, or desired if one is named. */
export function toCurrencyRequest(row: CurrencyImportRow, type: RequestType, own: OwnThings): CurrencyRequestDraft {
  const currencyCode = currencyOf(row.cur_ref);
  const isBuying = type === DocumentType.buyRequest;
  const targetCurrencyCode = type === DocumentType.convertRequest ? currencyOf(row.target_cur_ref) : '';
  const [debited, credited] = {
    [DocumentType.buyRequest]: [UAH.code, currencyCode] as const,
    [DocumentType.saleRequest]: [currencyCode, UAH.code] as const,
    [DocumentType.convertRequest]: [currencyCode, targetCurrencyCode] as const,
  }[type];
  const rate = row.customer_rate?.trim() ?? '';
  return {
    ...headOf(row, own, currencyCode),
    ...basisOf(row, own, currencyCode),
    type,
    targetCurrencyCode,
    debitAccountId: own.account(ownAccountOf(row.acn_id), debited)?.id ?? '',
    restAccountId: isBuying ? (own.account(ownAccountOf(row.acn_rest_id || row.acn_id), UAH.code)?.id ?? '') : '',
    creditAccountId: own.account(ownAccountOf(row.acnt_c_id), credited)?.id ?? '',
    rateType: row.rate_type?.trim() ? chosenWord('rate_type', row.rate_type) : rate ? RateType.desired : RateType.bank,
    customerRate: rate,
  };
}

function headOf(row: CurrencyImportRow, own: OwnThings, currencyCode: string) {
  return {
    number: row.pmt_num?.trim() ?? '',
    documentDate: importedDay(row.doc_date) || own.bankDay,
    valueDate: importedDay(row.val_date),
    currencyCode,
    amount: row.amount?.trim() ?? '',
    purpose: textOf(row, 'pay_purp'),
  };
}

function basisOf(row: CurrencyImportRow, own: OwnThings, currencyCode: string): BasisDraft {
  const contracts = sharesOf(row, own, currencyCode);
  const agreementNumber = textOf(row, 'dog_num');
  const basisText = textOf(row, 'customer_buy_base');
  const agreementDate = importedDay(row.dog_date);
  const meant =
    contracts.length > 0
      ? BuyBasis.contract
      : agreementNumber !== '' || agreementDate !== ''
        ? BuyBasis.agreement
        : basisText === ''
          ? null
          : BuyBasis.other;
  const basis = row.buy_base?.trim() ? chosenWord('buy_base', row.buy_base) : meant;
  return { basis, contracts, agreementNumber, agreementDate, basisText };
}

/**
 * Gives a single contract the whole amount. Source:
 * docs/requirements/currency-payroll-credits-statements.md#form-of-a-payment-or-request.
 */
function sharesOf(row: CurrencyImportRow, own: OwnThings, currencyCode: string): readonly ContractShare[] {
  const said = (row.contracts ?? '').trim();
  if (said === '') return [];
  // A contract number may contain a comma.
  const whole = own.contract(said, currencyCode);
  const names = whole
    ? [said]
    : said
        .split(NUMBERS)
        .map((name) => name.trim())
        .filter((name) => name !== '');
  const amounts = (row.contracts_amounts ?? '').split(AMOUNTS).map((amount) => amount.trim());
  return names.map((name, place) => ({
    contractId: own.contract(name, currencyCode)?.id ?? name,
    amount: (names.length === 1 ? amounts[0] || row.amount?.trim() : amounts[place]) ?? '',
  }));
}

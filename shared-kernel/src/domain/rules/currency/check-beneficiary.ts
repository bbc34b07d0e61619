import { findCountry } from '../../countries';
import {
  getIbanBankCode,
  checkForeignIban,
  checkIban,
  hasIbans,
  getIbanCountry,
  getIbanLength,
  isClabe,
} from '../../identifiers';
import type { Problem } from '../../problem';
import { isSwiftText } from '../../text';
import {
  BENEFICIARY_ACCOUNT_MAX,
  BENEFICIARY_ADDRESS_MAX,
  BENEFICIARY_CODE_MAX,
  BENEFICIARY_NAME_MAX,
  CurrencyPaymentKind,
} from '../../vocabulary';
import { checkRequiredText, toLimitProblem, toProblem, checkRequiredTextField, checkTextField } from '../checks';
import { checkOwnerCode, type FindOwnerCodes } from '../match-account-code';
import { checkCountry, checkSwiftText } from './check-bank';
import type { Beneficiary } from './beneficiary';

/** Data that decide on account form and characters. */
interface BeneficiaryRule {
  readonly kind: CurrencyPaymentKind | null;
  readonly ownBankCode: string;
  /** Numeric code; decides whether accounts are IBANs. */
  readonly bankCountry: string;
  /** Absent on screens, which do not know owners. */
  readonly ownerCodesOf?: FindOwnerCodes | undefined;
}

/**
 * Returns problems in the order of the form. Source:
 * docs/requirements/currency-payroll-credits-statements.md#beneficiary-account.
 */
export function checkBeneficiary(beneficiary: Beneficiary, rule: BeneficiaryRule): readonly Problem[] {
  const isForSwift = rule.kind === CurrencyPaymentKind.external;
  const { name, code, secondCode, address } = beneficiary;
  return [
    toLimitProblem(
      'beneficiary.name',
      checkRequiredText(name, BENEFICIARY_NAME_MAX, 'tooLongName'),
      name,
      BENEFICIARY_NAME_MAX,
    ) ?? checkSwiftText('beneficiary.name', name, isForSwift),
    checkTextField('beneficiary.code', code, BENEFICIARY_CODE_MAX) ??
      toProblem('beneficiary.code', checkOwnerCode(code, rule.ownerCodesOf?.(beneficiary.account))),
    checkTextField('beneficiary.secondCode', secondCode, BENEFICIARY_CODE_MAX),
    checkAccount(beneficiary, rule),
    checkCountry('beneficiary.country', beneficiary.country),
    checkTextField('beneficiary.address', address, BENEFICIARY_ADDRESS_MAX) ??
      checkSwiftText('beneficiary.address', address, isForSwift),
  ].filter((found) => found !== null);
}

/**
 * Requires an account of the bank for internal payments, another for external ones. Source:
 * docs/requirements/currency-payroll-credits-statements.md#beneficiary-account,
 * docs/requirements/banking-rules.md#own-and-external-payments.
 */
function checkAccount({ account }: Beneficiary, { kind, ownBankCode, bankCountry }: BeneficiaryRule): Problem | null {
  const field = 'beneficiary.account';
  if (kind === CurrencyPaymentKind.own) return toProblem(field, checkIban(account, ownBankCode));
  if (account.startsWith('UA')) return toProblem(field, checkIban(account) ?? checkOwnBank(account, ownBankCode));
  const formProblem = isIbanExpected(account, bankCountry)
    ? checkIbanInCountry(account, bankCountry)
    : toProblem(field, checkOtherAccount(account, bankCountry));
  return checkRequiredTextField(field, account, BENEFICIARY_ACCOUNT_MAX) ?? formProblem;
}

/** Adds the length required in the country. Source: docs/requirements/currency.md#bank-codes. */
function checkIbanInCountry(account: string, bankCountry: string): Problem | null {
  const field = 'beneficiary.account';
  const key = checkForeignIban(account);
  if (key !== 'invalidIban') return toProblem(field, key);
  const own = getIbanCountry(account);
  const country = getIbanLength(own) !== null ? own : (findCountry(bankCountry)?.alpha2 ?? own);
  const params = { country, length: String(account.length), max: String(getIbanLength(country) ?? '') };
  return { field, key, params };
}

function checkOwnBank(iban: string, ownBankCode: string): 'illegalReceiverAccount' | null {
  return getIbanBankCode(iban) === ownBankCode ? 'illegalReceiverAccount' : null;
}

/** True if it looks like an IBAN, or the country has only IBANs. */
function isIbanExpected(account: string, bankCountry: string): boolean {
  const looksLikeIban = /^[A-Z]{2}[0-9]{2}/.test(account) && getIbanLength(getIbanCountry(account)) !== null;
  return looksLikeIban || hasIbans(findCountry(bankCountry)?.alpha2 ?? '');
}

/** `1,23457E+19`: rounded by a spreadsheet, digits are lost. */
const ROUNDED = /^[0-9](?:[.,][0-9]+)?E\+?[0-9]+$/i;

/** Requires SWIFT characters, no rounded number, in Mexico a CLABE. */
function checkOtherAccount(
  account: string,
  bankCountry: string,
): 'notSwiftText' | 'roundedAccount' | 'invalidClabe' | null {
  if (!isSwiftText(account)) return 'notSwiftText';
  if (ROUNDED.test(account)) return 'roundedAccount';
  const isMexican = findCountry(bankCountry)?.alpha2 === 'MX';
  return isMexican && account !== '' && !isClabe(account) ? 'invalidClabe' : null;
}

import type { CurrencyPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { findCountry, normaliseCountry } from '@ncb/shared-kernel/domain/countries';
import { normaliseBic, normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { composeAddress, type BankPart } from '@ncb/shared-kernel/domain/rules';
import { keepChosenBasis } from './purchase-basis';

/** Normalises accounts, BICs and countries, which users paste in any form. */
export function normalisePayment(payment: CurrencyPaymentToSave): CurrencyPaymentToSave {
  const { beneficiary, addressParts, beneficiaryBank, intermediaryBank } = payment;
  return {
    ...payment,
    ...keepChosenBasis(payment),
    beneficiary: {
      ...beneficiary,
      account: normaliseAccount(beneficiary.account),
      country: toCountryNumber(beneficiary.country),
      // One is signed, the other is sent.
      ...(addressParts && { address: composeAddress(addressParts) }),
    },
    beneficiaryBank: normaliseBank(beneficiaryBank),
    intermediaryBank: normaliseBank(intermediaryBank),
  };
}

function normaliseBank(bank: BankPart): BankPart {
  return { ...bank, swift: normaliseBic(bank.swift), country: toCountryNumber(bank.country) };
}

/** Removes spaces from an IBAN only, because elsewhere they may matter. */
function normaliseAccount(account: string): string {
  const compact = normaliseIban(account);
  return /^[A-Z]{2}[0-9]{2}/.test(compact) ? compact : account.trim();
}

/** Returns the numeric code (`276` for `DE`); an unknown country stays for the rules. */
function toCountryNumber(country: string): string {
  const code = normaliseCountry(country);
  return findCountry(code)?.numeric ?? code;
}

import type { CurrencyPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { findCountry, normaliseCountry } from '@ncb/shared-kernel/domain/countries';
import { normaliseBic, normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { composeAddress, type BankPart } from '@ncb/shared-kernel/domain/rules';
import { onlyChosen } from './basis';

/** Normalises accounts, BICs and countries, which users paste in any form. */
export function normalisedPayment(payment: CurrencyPaymentToSave): CurrencyPaymentToSave {
  const { beneficiary, addressParts, beneficiaryBank, intermediaryBank } = payment;
  return {
    ...payment,
    ...onlyChosen(payment),
    beneficiary: {
      ...beneficiary,
      account: normalisedAccount(beneficiary.account),
      country: countryNumber(beneficiary.country),
      // One is signed, the other is sent.
      ...(addressParts && { address: composeAddress(addressParts) }),
    },
    beneficiaryBank: normalisedBank(beneficiaryBank),
    intermediaryBank: normalisedBank(intermediaryBank),
  };
}

function normalisedBank(bank: BankPart): BankPart {
  return { ...bank, swift: normaliseBic(bank.swift), country: countryNumber(bank.country) };
}

/** Removes spaces from an IBAN only, because elsewhere they may matter. */
function normalisedAccount(account: string): string {
  const compact = normaliseIban(account);
  return /^[A-Z]{2}[0-9]{2}/.test(compact) ? compact : account.trim();
}

/** Returns the numeric code (`276` for `DE`); an unknown country stays for the rules. */
function countryNumber(country: string): string {
  const code = normaliseCountry(country);
  return findCountry(code)?.numeric ?? code;
}

import type { CurrencyPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { findCountry, normaliseCountry } from '@ncb/shared-kernel/domain/countries';
import { normaliseBic, normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { composeAddress, type BankPart } from '@ncb/shared-kernel/domain/rules';
import { onlyChosen } from './basis';

/** Accounts, BICs and countries are compared and stored in one form, however people paste and write them. */
export function normalisedPayment(payment: CurrencyPaymentToSave): CurrencyPaymentToSave {
  const { beneficiary, addressParts, beneficiaryBank, intermediaryBank } = payment;
  return {
    ...payment,
    ...onlyChosen(payment),
    beneficiary: {
      ...beneficiary,
      account: normalisedAccount(beneficiary.account),
      country: countryNumber(beneficiary.country),
      // Two addresses of one payment would be signed as one and sent as the other.
      ...(addressParts && { address: composeAddress(addressParts) }),
    },
    beneficiaryBank: normalisedBank(beneficiaryBank),
    intermediaryBank: normalisedBank(intermediaryBank),
  };
}

function normalisedBank(bank: BankPart): BankPart {
  return { ...bank, swift: normaliseBic(bank.swift), country: countryNumber(bank.country) };
}

/** Only an IBAN loses its spaces: what they mean in another account only its bank knows. */
function normalisedAccount(account: string): string {
  const compact = normaliseIban(account);
  return /^[A-Z]{2}[0-9]{2}/.test(compact) ? compact : account.trim();
}

/** `276` for `DE`, which documents are not stored with; what is no country is left to the rules. */
function countryNumber(country: string): string {
  const code = normaliseCountry(country);
  return findCountry(code)?.numeric ?? code;
}

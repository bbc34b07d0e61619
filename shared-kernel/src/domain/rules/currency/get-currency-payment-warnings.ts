import { findCountry } from '../../countries';
import { getBicCountry, checkBic, checkForeignIban, getIbanCountry, isIbanUsedIn } from '../../identifiers';
import type { Problem } from '../../problem';
import { CurrencyPaymentKind } from '../../vocabulary';
import { toProblem } from '../checks';
import { isSamePartner, type BackingContract } from './contracts';
import type { CurrencyPaymentContext, CurrencyPaymentDraft } from './check-payment-data';
import { getBackingContracts, hasExpiredContract, hasOtherCurrency, isAboveFunds } from './shared-warnings';

/**
 * Returns warnings to confirm: funds, contracts in another currency or not fitting, IBAN and BIC of different
 * countries. Source: docs/requirements/currency-payroll-credits-statements.md#form-of-a-payment-or-request,
 * docs/requirements/currency-payroll-credits-statements.md#contracts-of-a-document,
 * docs/requirements/banking-rules.md#own-and-external-payments.
 */
export function getCurrencyPaymentWarnings(
  draft: CurrencyPaymentDraft,
  context: CurrencyPaymentContext,
): readonly Problem[] {
  return [
    toProblem('amount', isAboveFunds(draft.amount, context.debitAccount) ? 'insufficientFunds' : null),
    toProblem('contracts', hasOtherCurrency(draft, context.contracts) ? 'contractsOfDifferentCurrency' : null),
    toProblem('contracts', hasUnfitContract(draft, context.contracts) ? 'contractsIntegrity' : null),
    toProblem('beneficiary.account', isIbanOfOtherCountry(draft) ? 'ibanOfDifferentCountry' : null),
  ].filter((found) => found !== null);
}

/** True for another beneficiary or country than the contract's, or after its end. */
function hasUnfitContract(draft: CurrencyPaymentDraft, contracts: readonly BackingContract[]): boolean {
  const { name, country } = draft.beneficiary;
  const hasSameBeneficiary = ({ beneficiary, beneficiaryCountry }: BackingContract) =>
    isSamePartner(beneficiary, name) && beneficiaryCountry === country;
  return hasExpiredContract(draft, contracts) || !getBackingContracts(draft, contracts).every(hasSameBeneficiary);
}

function isIbanOfOtherCountry({ kind, beneficiary: { account }, beneficiaryBank }: CurrencyPaymentDraft): boolean {
  const isComparable = checkForeignIban(account) === null && checkBic(beneficiaryBank.swift) === null;
  if (kind !== CurrencyPaymentKind.external || !isComparable) return false;
  const country = getIbanCountry(account);
  const countryOfForm = findCountry(beneficiaryBank.country)?.alpha2 ?? country;
  return !isIbanUsedIn(country, getBicCountry(beneficiaryBank.swift)) || !isIbanUsedIn(country, countryOfForm);
}

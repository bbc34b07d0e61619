import { findCountry } from '../../countries';
import { bicCountry, checkBic, checkForeignIban, ibanCountry, isIbanUsedIn } from '../../identifiers';
import { compareAmounts, parseAmount } from '../../money';
import type { Problem } from '../../problem';
import { BuyBasis, CurrencyPaymentKind, DocumentType } from '../../vocabulary';
import { problem } from '../checks';
import type { DebitAccount } from '../debit-account';
import type { BackedDraft } from './basis';
import { chosenContracts, isSamePartner, type BackingContract } from './contracts';
import type { CurrencyPaymentContext, CurrencyPaymentDraft } from './currency-payment';
import type { CurrencyRequestContext, CurrencyRequestDraft } from './currency-request';

/**
 * What a person confirms before a currency payment is saved; none of it refuses the payment: too little money, contracts
 * in another currency, contracts that do not fit the payment, an IBAN and a BIC of different countries.
 * Source: spec 3 §4 and §5, reference/banking 6
 */
export function currencyPaymentWarnings(
  draft: CurrencyPaymentDraft,
  context: CurrencyPaymentContext,
): readonly Problem[] {
  return [
    problem('amount', isBeyond(draft.amount, context.debitAccount) ? 'insufficientFunds' : null),
    problem('contracts', hasOtherCurrency(draft, context.contracts) ? 'contractsOfDifferentCurrency' : null),
    problem('contracts', hasUnfitContract(draft, context.contracts) ? 'contractsIntegrity' : null),
    problem('acnt_co', isIbanOfOtherCountry(draft) ? 'ibanOfDifferentCountry' : null),
  ].filter((found) => found !== null);
}

/**
 * What a person confirms before a request is saved.
 * @param hryvniasNeeded for a purchase, what `hryvniasToBuy` says; null while the rate is not known
 */
export function currencyRequestWarnings(
  draft: CurrencyRequestDraft,
  context: CurrencyRequestContext,
  hryvniasNeeded: string | null,
): readonly Problem[] {
  const sum = draft.type === DocumentType.buyRequest ? (hryvniasNeeded ?? '') : draft.amount;
  return [
    problem('amount', isBeyond(sum, context.debitAccount) ? 'insufficientFunds' : null),
    problem('contracts', hasOtherCurrency(draft, context.contracts) ? 'contractsOfDifferentCurrency' : null),
    problem('contracts', hasExpiredContract(draft, context.contracts) ? 'contractsIntegrity' : null),
  ].filter((found) => found !== null);
}

/** An amount that cannot be read is a problem, not a warning. */
function isBeyond(text: string, account: DebitAccount | null): boolean {
  const parsed = parseAmount(text);
  return parsed.ok && account !== null && compareAmounts(parsed.amount, account.available) > 0;
}

function contractsBehind(draft: BackedDraft, contracts: readonly BackingContract[]): readonly BackingContract[] {
  return draft.basis === BuyBasis.contract ? chosenContracts(draft.contracts, contracts) : [];
}

function hasOtherCurrency(draft: BackedDraft, contracts: readonly BackingContract[]): boolean {
  return contractsBehind(draft, contracts).some(({ currencyCode }) => currencyCode !== draft.currencyCode);
}

/** The money goes to somebody else than the contract's partner, to another country, or after the contract's end. */
function hasUnfitContract(draft: CurrencyPaymentDraft, contracts: readonly BackingContract[]): boolean {
  const { name, country } = draft.beneficiary;
  const isForHim = ({ beneficiary, beneficiaryCountry }: BackingContract) =>
    isSamePartner(beneficiary, name) && beneficiaryCountry === country;
  return hasExpiredContract(draft, contracts) || !contractsBehind(draft, contracts).every(isForHim);
}

function hasExpiredContract(
  draft: BackedDraft & { readonly documentDate: string },
  contracts: readonly BackingContract[],
): boolean {
  return contractsBehind(draft, contracts).some(({ endDate }) => endDate !== null && endDate < draft.documentDate);
}

function isIbanOfOtherCountry({ kind, beneficiary: { account }, beneficiaryBank }: CurrencyPaymentDraft): boolean {
  const isComparable = checkForeignIban(account) === null && checkBic(beneficiaryBank.swift) === null;
  if (kind !== CurrencyPaymentKind.external || !isComparable) return false;
  const country = ibanCountry(account);
  const countryOfForm = findCountry(beneficiaryBank.country)?.alpha2 ?? country;
  return !isIbanUsedIn(country, bicCountry(beneficiaryBank.swift)) || !isIbanUsedIn(country, countryOfForm);
}

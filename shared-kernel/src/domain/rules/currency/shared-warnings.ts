import { compareAmounts, parseAmount } from '../../money';
import { BuyBasis } from '../../vocabulary';
import type { DebitAccount } from '../debit-account';
import type { BackedDraft } from './basis';
import { chosenContracts, type BackingContract } from './contracts';

/** More than the account has. An amount that cannot be read is a problem, not a warning. */
export function isBeyond(text: string, account: DebitAccount | null): boolean {
  const parsed = parseAmount(text);
  return parsed.ok && account !== null && compareAmounts(parsed.amount, account.available) > 0;
}

/** The contracts that a document rests on; none where its basis is another. */
export function contractsBehind(draft: BackedDraft, contracts: readonly BackingContract[]): readonly BackingContract[] {
  return draft.basis === BuyBasis.contract ? chosenContracts(draft.contracts, contracts) : [];
}

/** A contract is in another currency than the document that it backs. */
export function hasOtherCurrency(draft: BackedDraft, contracts: readonly BackingContract[]): boolean {
  return contractsBehind(draft, contracts).some(({ currencyCode }) => currencyCode !== draft.currencyCode);
}

/** A contract has ended before the document's date. */
export function hasExpiredContract(
  draft: BackedDraft & { readonly documentDate: string },
  contracts: readonly BackingContract[],
): boolean {
  return contractsBehind(draft, contracts).some(({ endDate }) => endDate !== null && endDate < draft.documentDate);
}

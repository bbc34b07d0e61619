import { compareAmounts, parseAmount } from '../../money';
import { OperationBasis } from '../../vocabulary';
import type { DebitAccount } from '../debit-account';
import type { BackedDraft } from './basis';
import { findContracts, type BackingContract } from './contracts';

/** True if the amount exceeds the funds; an unreadable one is a problem, not a warning. */
export function isAboveFunds(text: string, account: DebitAccount | null): boolean {
  const parsed = parseAmount(text);
  return parsed.ok && account !== null && compareAmounts(parsed.amount, account.available) > 0;
}

/** Returns no contracts if the document has other grounds. */
export function getBackingContracts(
  draft: BackedDraft,
  contracts: readonly BackingContract[],
): readonly BackingContract[] {
  return draft.basis === OperationBasis.contract ? findContracts(draft.contracts, contracts) : [];
}

export function hasOtherCurrency(draft: BackedDraft, contracts: readonly BackingContract[]): boolean {
  return getBackingContracts(draft, contracts).some(({ currencyCode }) => currencyCode !== draft.currencyCode);
}

export function hasExpiredContract(
  draft: BackedDraft & { readonly documentDate: string },
  contracts: readonly BackingContract[],
): boolean {
  return getBackingContracts(draft, contracts).some(({ endDate }) => endDate !== null && endDate < draft.documentDate);
}

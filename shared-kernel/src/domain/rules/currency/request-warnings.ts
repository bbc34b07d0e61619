import type { Problem } from '../../problem';
import { DocumentType } from '../../vocabulary';
import { problem } from '../checks';
import type { CurrencyRequestContext, CurrencyRequestDraft } from './currency-request';
import { hasExpiredContract, hasOtherCurrency, isBeyond } from './shared-warnings';

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

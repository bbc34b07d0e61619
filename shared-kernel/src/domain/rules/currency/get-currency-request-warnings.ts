import type { Problem } from '../../problem';
import { DocumentType } from '../../vocabulary';
import { problem } from '../checks';
import type { CurrencyRequestContext, CurrencyRequestDraft } from './check-currency-request';
import { hasExpiredContract, hasOtherCurrency, exceedsFunds } from './shared-warnings';

/**
 * Returns warnings to confirm.
 * @param hryvniasNeeded result of `hryvniasToBuy`; null while the rate is unknown
 */
export function getCurrencyRequestWarnings(
  draft: CurrencyRequestDraft,
  context: CurrencyRequestContext,
  hryvniasNeeded: string | null,
): readonly Problem[] {
  const sum = draft.type === DocumentType.buyRequest ? (hryvniasNeeded ?? '') : draft.amount;
  return [
    problem('amount', exceedsFunds(sum, context.debitAccount) ? 'insufficientFunds' : null),
    problem('contracts', hasOtherCurrency(draft, context.contracts) ? 'contractsOfDifferentCurrency' : null),
    problem('contracts', hasExpiredContract(draft, context.contracts) ? 'contractsIntegrity' : null),
  ].filter((found) => found !== null);
}

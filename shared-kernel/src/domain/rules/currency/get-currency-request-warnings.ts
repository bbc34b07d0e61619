import type { Problem } from '../../problem';
import { DocumentType } from '../../vocabulary';
import { toProblem } from '../checks';
import type { CurrencyRequestContext, CurrencyRequestDraft } from './check-currency-request';
import { hasExpiredContract, hasOtherCurrency, isAboveFunds } from './shared-warnings';

/**
 * Returns warnings to confirm.
 * @param hryvniasNeeded result of `getHryvniasToBuy`; null while the rate is unknown
 */
export function getCurrencyRequestWarnings(
  draft: CurrencyRequestDraft,
  context: CurrencyRequestContext,
  hryvniasNeeded: string | null,
): readonly Problem[] {
  const sum = draft.type === DocumentType.buyRequest ? (hryvniasNeeded ?? '') : draft.amount;
  return [
    toProblem('amount', isAboveFunds(sum, context.debitAccount) ? 'insufficientFunds' : null),
    toProblem('contracts', hasOtherCurrency(draft, context.contracts) ? 'contractsOfDifferentCurrency' : null),
    toProblem('contracts', hasExpiredContract(draft, context.contracts) ? 'contractsIntegrity' : null),
  ].filter((found) => found !== null);
}

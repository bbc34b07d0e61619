import type { Problem } from '@ncb/shared-kernel/domain';
import { paymentDataProblems } from '@ncb/shared-kernel/domain/rules';
import { loadCode } from '@ncb/shared-kernel/queries';
import { contextOf, type PaymentFacts } from './payment-facts';
import { toDraft, type PaymentValues } from './payment-values';
import type { checkWhole } from './whole-check';

/** Rules of the second step; null until loaded. */
let whole: typeof checkWhole | null = null;

/** Loads the other rules: from then on `checkPayment` applies all. */
export async function loadWholeCheck(): Promise<void> {
  const code = await loadCode(() => import('./whole-check'));
  whole = code.checkWhole;
}

/** Checks by the rules loaded so far. */
export function checkPayment(values: PaymentValues, facts: PaymentFacts): readonly Problem[] {
  return whole ? whole(values, facts) : paymentDataProblems(toDraft(values), contextOf(facts));
}

export async function findWarnings(values: PaymentValues, facts: PaymentFacts): Promise<readonly Problem[]> {
  const { warningsOf } = await loadCode(() => import('./whole-check'));
  return warningsOf(values, facts);
}

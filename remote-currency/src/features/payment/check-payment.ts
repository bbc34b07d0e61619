import type { Problem } from '@ncb/shared-kernel/domain';
import { paymentDataProblems } from '@ncb/shared-kernel/domain/rules';
import { loadCode } from '@ncb/shared-kernel/queries';
import { contextOf, type PaymentFacts } from './payment-facts';
import { toDraft, type PaymentValues } from './payment-values';
import type { checkWhole } from './whole-check';

/** The rules of receivers, banks and actual parties; null until somebody gets there. */
let whole: typeof checkWhole | null = null;

/** Brings the rules of the second step and of the rare parts: from then on `checkPayment` looks at all of a payment. */
export async function loadWholeCheck(): Promise<void> {
  const code = await loadCode(() => import('./whole-check'));
  whole = code.checkWhole;
}

/** All problems of the form, as far as its rules have come: whoever begins a payment has those of the first step. */
export function checkPayment(values: PaymentValues, facts: PaymentFacts): readonly Problem[] {
  return whole ? whole(values, facts) : paymentDataProblems(toDraft(values), contextOf(facts));
}

/** What a person confirms before the payment is saved. */
export async function findWarnings(values: PaymentValues, facts: PaymentFacts): Promise<readonly Problem[]> {
  const { warningsOf } = await loadCode(() => import('./whole-check'));
  return warningsOf(values, facts);
}

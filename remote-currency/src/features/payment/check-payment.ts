import type { Problem } from '@ncb/shared-kernel/domain';
import { checkPaymentData } from '@ncb/shared-kernel/domain/rules';
import { loadCode } from '@ncb/shared-kernel/queries';
import { toContext, type PaymentFacts } from './payment-facts';
import { toDraft, type PaymentValues } from './payment-values';
import type { checkWhole } from './check-whole';

/** Rules of the second step; null until loaded. */
let fullCheck: typeof checkWhole | null = null;

/** Loads the other rules: from then on `checkPayment` applies all. */
export async function loadFullCheck(): Promise<void> {
  const code = await loadCode(() => import('./check-whole'));
  fullCheck = code.checkWhole;
}

/** Checks by the rules loaded so far. */
export function checkPayment(values: PaymentValues, facts: PaymentFacts): readonly Problem[] {
  return fullCheck ? fullCheck(values, facts) : checkPaymentData(toDraft(values), toContext(facts));
}

export async function findWarnings(values: PaymentValues, facts: PaymentFacts): Promise<readonly Problem[]> {
  const { getWarnings } = await loadCode(() => import('./check-whole'));
  return getWarnings(values, facts);
}

import { addAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import type { schema } from '../../db';

type Funds = Pick<
  typeof schema.account.$inferSelect,
  'balance' | 'reserved' | 'blockedAmount' | 'overdraftLimit' | 'overdraftUsed'
>;

/**
 * Returns what a payment may take: own funds and unused overdraft, less holds and blocked amounts.
 * The database constraint `no_overdraw` uses the same formula.
 */
export function getAvailableFunds({ balance, reserved, blockedAmount, overdraftLimit, overdraftUsed }: Funds): string {
  const own = subtractAmounts(subtractAmounts(balance ?? '0.00', reserved), blockedAmount);
  return addAmounts(own, subtractAmounts(overdraftLimit, overdraftUsed));
}

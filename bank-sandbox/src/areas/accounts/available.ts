import { addAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import type { schema } from '../../db';

type Funds = Pick<
  typeof schema.account.$inferSelect,
  'balance' | 'held' | 'blocked' | 'overdraftLimit' | 'overdraftUsed'
>;

/**
 * What a new payment may take: own funds and unused overdraft, less blocked and reserved sums. The database's
 * `no_overdraw` says the same: it is never negative on a current account.
 */
export function availableFunds({ balance, held, blocked, overdraftLimit, overdraftUsed }: Funds): string {
  const own = subtractAmounts(subtractAmounts(balance ?? '0.00', held), blocked);
  return addAmounts(own, subtractAmounts(overdraftLimit, overdraftUsed));
}

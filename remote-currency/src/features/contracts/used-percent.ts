import type { Contract } from '@ncb/shared-kernel/api/contract';
import { toMinor } from '@ncb/shared-kernel/domain/money';

/** How much of a contract is used, in whole percent; what is begun is not none, and what is not finished is not all. */
export function usedPercent({ amount, rest }: Pick<Contract, 'amount' | 'rest'>): number {
  const whole = toMinor(amount);
  const used = whole - toMinor(rest);
  if (used <= 0n || whole <= 0n) return 0;
  if (used >= whole) return 100;
  return Math.min(99, Math.max(1, Number((used * 100n + whole / 2n) / whole)));
}

import type { Contract } from '@ncb/shared-kernel/api/contract';
import { toMinor } from '@ncb/shared-kernel/domain/money';

/** Returns the used share in whole percent; 1 to 99 for partly used contracts. */
export function getUsedPercent({ amount, rest }: Pick<Contract, 'amount' | 'rest'>): number {
  const whole = toMinor(amount);
  const used = whole - toMinor(rest);
  if (used <= 0n || whole <= 0n) return 0;
  if (used >= whole) return 100;
  return Math.min(99, Math.max(1, Number((used * 100n + whole / 2n) / whole)));
}

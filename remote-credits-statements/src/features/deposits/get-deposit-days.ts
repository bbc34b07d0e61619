import type { Deposit } from '@ncb/shared-kernel/api/contract';
import { countDaysBetween } from '@ncb/shared-kernel/domain/dates';

export interface DepositDays {
  readonly left: number;
  readonly percent: number;
}

export function getDepositDays({ start, end }: Pick<Deposit, 'start' | 'end'>, today: string): DepositDays {
  const all = countDaysBetween(start, end);
  const left = Math.min(all, Math.max(0, countDaysBetween(today, end)));
  return { left, percent: all === 0 ? 100 : ((all - left) / all) * 100 };
}

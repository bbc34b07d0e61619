import { toMinor } from '@ncb/shared-kernel/domain/money';

/** How a total stands to that of the last payroll. */
export interface Comparison {
  readonly kind: 'alike' | 'more' | 'less';
  /** How many times, to one decimal; at least 1. */
  readonly times: number;
}

/** Within it nobody needs to be warned: people come and go, a bonus is paid (ours). */
const ALIKE = 2;

/** @returns null where there is nothing to compare */
export function compareTotals(total: string, previous: string | null): Comparison | null {
  const [now, before] = [toMinor(total), previous === null ? 0n : toMinor(previous)];
  if (now === 0n || before === 0n) return null;
  const [large, small] = now >= before ? [now, before] : [before, now];
  const times = Number((large * 10n + small / 2n) / small) / 10;
  if (times <= ALIKE) return { kind: 'alike', times };
  return { kind: now > before ? 'more' : 'less', times };
}

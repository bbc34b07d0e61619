import { toMinor } from '@ncb/shared-kernel/domain/money';

export interface Comparison {
  readonly kind: 'alike' | 'more' | 'less';
  readonly times: number;
}

/** Ratio up to which no warning is shown: staff changes and bonuses are normal (our rule). */
const ALIKE_MAX_RATIO = 2;

/** @returns null if one of them is missing or zero */
export function compareTotals(total: string, previous: string | null): Comparison | null {
  const [now, before] = [toMinor(total), previous === null ? 0n : toMinor(previous)];
  if (now === 0n || before === 0n) return null;
  const [large, small] = now >= before ? [now, before] : [before, now];
  const times = Number((large * 10n + small / 2n) / small) / 10;
  if (times <= ALIKE_MAX_RATIO) return { kind: 'alike', times };
  return { kind: now > before ? 'more' : 'less', times };
}

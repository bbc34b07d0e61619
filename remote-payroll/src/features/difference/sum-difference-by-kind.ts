import { formatMinor, parseAmount, toMinor } from '@ncb/shared-kernel/domain/money';
import type { GridFacts, GridRow } from '../payroll-grid';

/** Kinds of differences to the last payroll; a row counts once, under the first that applies. */
const DIFFERENCE_KINDS = ['joined', 'left', 'accountChanged', 'muchMore', 'others'] as const;
type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

interface KindOfDifference {
  readonly kind: DifferenceKind;
  readonly count: number;
  /** Decimal string, negative if less is paid. */
  readonly amount: string;
}

export function sumDifferenceByKind(facts: GridFacts): readonly KindOfDifference[] {
  const sums = new Map<DifferenceKind, { count: number; units: bigint }>();
  const add = (kind: DifferenceKind, units: bigint) => {
    const { count, units: before } = sums.get(kind) ?? { count: 0, units: 0n };
    sums.set(kind, { count: count + 1, units: before + units });
  };
  for (const { row, before, difference, advice } of facts.byKey.values()) {
    const has = (kind: string) => advice.some((one) => one.kind === kind);
    const units = difference === null ? 0n : toMinor(difference);
    if (before === null) add('joined', toUnits(row));
    else if (has('accountChanged')) add('accountChanged', units);
    else if (has('muchMore')) add('muchMore', units);
    else if (units !== 0n) add('others', units);
  }
  facts.left.forEach((row) => add('left', -toUnits(row)));
  return DIFFERENCE_KINDS.map((kind) => {
    const { count, units } = sums.get(kind) ?? { count: 0, units: 0n };
    return { kind, count, amount: formatMinor(units) };
  });
}

function toUnits({ amount }: GridRow): bigint {
  const parsed = parseAmount(amount);
  return parsed.ok ? toMinor(parsed.amount) : 0n;
}

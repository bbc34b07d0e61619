import { compareAmounts, subtractAmounts } from '../money';
import { FeePayer, TrackingStep } from '../vocabulary';

export interface StepWithFee {
  readonly kind: TrackingStep;
  readonly bic: string;
  readonly bank: string;
  /** null if not reported yet. */
  readonly fee: string | null;
}

export interface SentPayment {
  readonly amount: string;
  readonly feePayer: FeePayer | null;
  /** By our own bank; `0.00` for none. */
  readonly withheld: string;
}

interface FeeLine {
  readonly bank: string;
  /** null if not reported, which differs from zero. */
  readonly fee: string | null;
}

export interface Arrival {
  /** In the order of the route; empty if the payer pays all. */
  readonly lines: readonly FeeLine[];
  readonly arrives: string;
  /** Less may arrive: some bank has not reported its fee. */
  readonly isUpTo: boolean;
}

/**
 * Subtracts the fees of our bank and the banks on the route. Source: docs/requirements/currency.md#uetr-and-tracking,
 * docs/requirements/currency.md#fees.
 * @param steps in the order of the route, future ones included
 */
export function computeArrival({ amount, feePayer, withheld }: SentPayment, steps: readonly StepWithFee[]): Arrival {
  const lines = feePayer === FeePayer.payer ? [] : listFees(steps);
  const fees = lines.map(({ fee }) => fee ?? '0.00');
  const arrives = [withheld, ...fees].reduce((rest, each) => subtractAmounts(rest, each), amount);
  return { lines, arrives, isUpTo: lines.some(({ fee }) => fee === null) };
}

/** Lists a line per bank; it reports its fee in one of its steps. */
function listFees(steps: readonly StepWithFee[]): readonly FeeLine[] {
  const banks = new Map<string, FeeLine>();
  for (const { kind, bic, bank, fee } of steps) {
    if (kind === TrackingStep.sent || kind === TrackingStep.rejected) continue;
    const name = bank || bic;
    banks.set(bic || bank, { bank: name, fee: fee ?? banks.get(bic || bank)?.fee ?? null });
  }
  return [...banks.values()].filter(({ fee }) => fee === null || compareAmounts(fee, '0.00') > 0);
}

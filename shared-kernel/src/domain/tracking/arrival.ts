import { compareAmounts, subtractAmounts } from '../money';
import { FeePayer, TrackingStep } from '../vocabulary';

/** A step of a payment's way as far as it tells of money. */
export interface StepWithFee {
  readonly kind: TrackingStep;
  readonly bic: string;
  readonly bank: string;
  /** What the bank kept back, in the payment's currency; null while it has not told. */
  readonly fee: string | null;
}

/** What the payment says of itself. */
export interface SentPayment {
  readonly amount: string;
  readonly feePayer: FeePayer | null;
  /** What our own bank kept back of the amount; `0.00` for none. */
  readonly withheld: string;
}

export interface FeeLine {
  readonly bank: string;
  /** null: not told yet, which is not nothing. */
  readonly fee: string | null;
}

/** Why less arrives than was sent, as a sum. */
export interface Arrival {
  /** Other banks in the order of the way. Empty where the payer pays for all. */
  readonly lines: readonly FeeLine[];
  readonly arrives: string;
  /** Some bank has not told what it keeps: it may be less. */
  readonly isUpTo: boolean;
}

/**
 * What arrives of a payment: the amount less what our bank and the banks on the way keep back. A bank that has not told
 * its fee is a line of its own without a number. Source: reference/areas C3, C7
 * @param steps in the order of the way, also those that have not come yet
 */
export function arrivalOf({ amount, feePayer, withheld }: SentPayment, steps: readonly StepWithFee[]): Arrival {
  const lines = feePayer === FeePayer.payer ? [] : linesOf(steps);
  const kept = lines.map(({ fee }) => fee ?? '0.00');
  const arrives = [withheld, ...kept].reduce((rest, each) => subtractAmounts(rest, each), amount);
  return { lines, arrives, isUpTo: lines.some(({ fee }) => fee === null) };
}

/** A line for each bank that a payment is accepted or credited by; a bank tells its fee in one of its steps. */
function linesOf(steps: readonly StepWithFee[]): readonly FeeLine[] {
  const banks = new Map<string, FeeLine>();
  for (const { kind, bic, bank, fee } of steps) {
    if (kind === TrackingStep.sent || kind === TrackingStep.rejected) continue;
    const name = bank || bic;
    banks.set(bic || bank, { bank: name, fee: fee ?? banks.get(bic || bank)?.fee ?? null });
  }
  return [...banks.values()].filter(({ fee }) => fee === null || compareAmounts(fee, '0.00') > 0);
}

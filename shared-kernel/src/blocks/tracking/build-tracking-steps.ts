import type { CurrencyPayment, PaymentTracking, PaymentTrackingStep } from '../../api/contract';
import { TrackingStep } from '../../domain/vocabulary';

type ShownStepKind = 'signed' | 'taken' | TrackingStep;

export type StepState = 'done' | 'now' | 'todo' | 'bad';

export interface ShownStep {
  readonly kind: ShownStepKind;
  readonly state: StepState;
  /** Signers, or the reporting bank. */
  readonly who: string;
  /** Bank that receives the payment next. */
  readonly next: string;
  /** Kyiv time; null for a future step. */
  readonly time: string | null;
  readonly fee: string | null;
  readonly reason: string | null;
}

type TrackedPayment = Pick<CurrencyPayment, 'signatures' | 'sent'>;

/** Builds the route of a payment from its signatures to the beneficiary; an arrived payment has no current step. */
export function buildTrackingSteps(
  { signatures, sent }: TrackedPayment,
  { steps }: PaymentTracking,
): readonly ShownStep[] {
  const ours: readonly ShownStep[] = [
    ...(signatures.length > 0
      ? [
          {
            ...QUIET,
            kind: 'signed' as const,
            who: signatures.map(({ signer }) => signer).join(', '),
            time: signatures.at(-1)?.at ?? null,
          },
        ]
      : []),
    ...(sent ? [{ ...QUIET, kind: 'taken' as const, time: sent }] : []),
  ];
  const shown = [...ours, ...steps.map((step, index) => toShownStep(step, steps[index + 1]))];
  const present = shown.findLastIndex(({ time }) => time !== null);
  const last = shown.at(-1);
  const isOver = last?.time !== null;
  return shown.map((step, index) => ({ ...step, state: getStepState(step, index, isOver ? -1 : present) }));
}

const QUIET = { state: 'done', who: '', next: '', fee: null, reason: null } as const;

function toShownStep(step: PaymentTrackingStep, next: PaymentTrackingStep | undefined): ShownStep {
  const { kind, time, fee, reason } = step;
  return { kind, state: 'done', who: getBankName(step), next: next ? getBankName(next) : '', time, fee, reason };
}

function getBankName({ bank, bic }: PaymentTrackingStep): string {
  return [bic, bank].filter((part) => part !== '').join(', ');
}

function getStepState({ kind, time }: ShownStep, index: number, present: number): StepState {
  if (kind === TrackingStep.rejected) return 'bad';
  if (time === null) return 'todo';
  return index === present ? 'now' : 'done';
}

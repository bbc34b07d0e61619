import { compareAmounts } from '@ncb/shared-kernel/domain/money';
import { CurrencyPaymentKind, FeePayer, TrackingStep } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { BankPart } from '@ncb/shared-kernel/domain/rules';
import { OWN_BANK } from '../banks/own-bank';
import { requireCurrencyPayment } from '../currency/stored-details';
import type { DocumentRow } from '../documents/find-document';

const { paymentStep } = schema;

export interface WayStep {
  readonly kind: TrackingStep;
  readonly bic: string;
  readonly bank: string;
  readonly at: Date;
  /** Shown once the step is reached; null if the bank does not report it. */
  readonly fee: string | null;
  readonly reason: string | null;
}

type ManualStep = typeof paymentStep.$inferSelect;

/** Fees by currency, unless the payer pays all. */
const FEES: Readonly<Record<string, readonly [intermediary: string, beneficiaryBank: string]>> = {
  EUR: ['12.00', '5.00'],
  USD: ['18.00', '10.00'],
  GBP: ['10.00', '6.00'],
  PLN: ['45.00', '20.00'],
  JPY: ['2000.00', '1500.00'],
};

const NOTHING = '0.00';

export async function findManualSteps(queries: Queries, documentId: number): Promise<readonly ManualStep[]> {
  return queries
    .select()
    .from(paymentStep)
    .where(eq(paymentStep.documentId, documentId))
    .orderBy(asc(paymentStep.place));
}

/**
 * Builds the way: sent, accepted by banks, credited; within our bank at once. Steps follow at an interval, unless
 * completed by the operator; a return ends the way.
 * @param stepMs from one bank to the next
 */
export function buildWay(
  row: DocumentRow,
  executedAt: Date,
  manualSteps: readonly ManualStep[],
  stepMs: number,
): readonly WayStep[] {
  const way: WayStep[] = [];
  let before = executedAt.getTime() - stepMs;
  for (const [place, planned] of planSteps(row).entries()) {
    const manual = manualSteps.find((one) => one.place === place);
    const at = manual?.reachedAt ?? new Date(before + stepMs);
    before = at.getTime();
    if (typeof manual?.reason === 'string')
      return [...way, { ...planned, kind: TrackingStep.rejected, at, fee: null, reason: manual.reason }];
    way.push({ ...planned, at, reason: null });
  }
  return way;
}

function planSteps(row: DocumentRow): readonly Omit<WayStep, 'at' | 'reason'>[] {
  const { kind, beneficiaryBank, intermediaryBank, feePayer } = requireCurrencyPayment(row);
  const ownBank = { bic: OWN_BANK.swift, bank: OWN_BANK.name };
  if (kind === CurrencyPaymentKind.own) return [{ ...ownBank, kind: TrackingStep.credited, fee: NOTHING }];
  const [ofIntermediary, ofBeneficiary] = getFees(row, feePayer);
  const hasIntermediary = intermediaryBank.swift !== '' || intermediaryBank.name !== '';
  return [
    { ...ownBank, kind: TrackingStep.sent, fee: null },
    ...(hasIntermediary ? [{ ...toBank(intermediaryBank), kind: TrackingStep.accepted, fee: ofIntermediary }] : []),
    { ...toBank(beneficiaryBank), kind: TrackingStep.accepted, fee: null },
    { ...toBank(beneficiaryBank), kind: TrackingStep.credited, fee: ofBeneficiary },
  ];
}

function getFees({ amount, currencyLetters }: DocumentRow, feePayer: FeePayer) {
  const fees = FEES[currencyLetters];
  const isKept = fees && feePayer !== FeePayer.payer && compareAmounts(amount, '100.00') > 0;
  return isKept && compareAmounts(amount, fees[0]) > 0 ? fees : ([NOTHING, NOTHING] as const);
}

function toBank({ swift, name }: BankPart) {
  return { bic: swift, bank: name };
}

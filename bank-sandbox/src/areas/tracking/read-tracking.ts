import type { AnswerOf, getPaymentTracking, PaymentTrackingStep, RequestOf } from '@ncb/shared-kernel/api/contract';
import { getCreditDay } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus, DocumentType, TrackingStep } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import { toKyivDay, toKyivMoment } from '../../clock';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { requireCurrencyPayment } from '../currency/stored-details';
import { findDocument, type DocumentRow } from '../documents/find-document';
import { getWithheldFee } from '../fees/fee-postings';
import { findManualSteps, buildWay, type WayStep } from './build-way';

/** Answers `get_pmt_tracking`; refused before acceptance. */
export async function readTracking(
  { db, config }: Services,
  { membership, at }: CompanyCaller,
  { id }: RequestOf<typeof getPaymentTracking>,
): Promise<Outcome<AnswerOf<typeof getPaymentTracking>>> {
  const row = await findDocument(db.queries, membership.companyId, id);
  if (row?.type !== DocumentType.currencyPayment || row.uetr === null) return refuse('notFound');
  const way = buildWay(row, getStart(row, at), await findManualSteps(db.queries, row.id), config.trackingStepMs);
  const isOnWay = row.status === DocumentStatus.inProgress || row.status === DocumentStatus.success;
  const steps = isOnWay ? way.map((step) => toStep(step, row, at)) : [];
  const { feePayer, fee } = requireCurrencyPayment(row);
  return succeed({
    uetr: row.uetr,
    amount: row.amount,
    currencyLetters: row.currencyLetters,
    feePayer,
    withheld: getWithheldFee(fee),
    expected: steps.some(({ kind, time }) => kind === TrackingStep.credited && time === null)
      ? getExpectedDay(way, row.currencyLetters)
      : null,
    steps,
  });
}

/** Returns today or the value date for an unexecuted payment. */
function getStart({ confirmedAt, valueDate }: DocumentRow, at: Date): Date {
  if (confirmedAt !== null) return confirmedAt;
  return valueDate === null || valueDate <= toKyivDay(at) ? at : new Date(`${valueDate}T09:00:00Z`);
}

function toStep(step: WayStep, { status }: DocumentRow, now: Date): PaymentTrackingStep {
  const isReached = status === DocumentStatus.success && step.at.getTime() <= now.getTime();
  const { kind, bic, bank, fee, reason } = step;
  return { kind, bic, bank, reason, time: isReached ? toKyivMoment(step.at) : null, fee: isReached ? fee : null };
}

/** Banks credit on working days of the currency. */
function getExpectedDay(way: readonly WayStep[], letters: string): string | null {
  const last = way.at(-1);
  return last ? getCreditDay(letters, toKyivDay(last.at)) : null;
}

import { REFUSAL_REASONS, type RefusalSentence } from '@ncb/shared-kernel/domain';
import type { DocumentRow } from '../documents/find-document';
import type { Moment, Plan } from '../documents/kind-of-document';

/**
 * Waits until the end of the request's term, the day of receipt or the value date, then refuses. Source: ours; the
 * specification sets no term
 */
export function waitOrRefuse(row: DocumentRow, { bankDay }: Moment, reason: RefusalSentence): Plan {
  return bankDay > getLastDay(row, bankDay) ? { verdict: 'refuse', reason } : { verdict: 'wait' };
}

export function getLastDay({ sentDay, valueDate }: DocumentRow, bankDay: string): string {
  return [sentDay ?? bankDay, valueDate ?? ''].reduce((a, b) => (a > b ? a : b));
}

export const RATE_NOT_MET = REFUSAL_REASONS.rateNotMet;
export const NO_RATE = REFUSAL_REASONS.noRate;
export const FEE_TAKES_ALL = REFUSAL_REASONS.feeAboveCredited;

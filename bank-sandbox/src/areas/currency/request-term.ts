import { REFUSAL_REASONS, type RefusalSentence } from '@ncb/shared-kernel/domain';
import type { DocumentRow } from '../documents/company-document';
import type { Moment, Plan } from '../documents/kind-of-document';

/**
 * A request lives to the end of the bank day on which it came to the bank, or of its value date, which is a working day:
 * until then it waits for money and for its rate. Source: ours; the specification and reference/banking 6 name no term
 */
export function waitOrRefuse(row: DocumentRow, { bankDay }: Moment, reason: RefusalSentence): Plan {
  return bankDay > lastDayOf(row, bankDay) ? { verdict: 'refuse', reason } : { verdict: 'wait' };
}

/** The last bank day of a request; of one that was not sent yet, if it were sent on the given day. */
export function lastDayOf({ sentDay, valueDate }: DocumentRow, bankDay: string): string {
  return [sentDay ?? bankDay, valueDate ?? ''].reduce((a, b) => (a > b ? a : b));
}

export const RATE_NOT_MET = REFUSAL_REASONS.rateNotMet;
export const NO_RATE = REFUSAL_REASONS.noRate;
export const FEE_TAKES_ALL = REFUSAL_REASONS.feeAboveCredited;

import type { ReceiverCheck } from '../../api/contract';

/** True if the user must check an account and code again; it asks, never refuses. */
export function hasPairQuestion(check: ReceiverCheck | null | undefined): check is ReceiverCheck {
  return check?.verdict === 'seenWithOthers' || (check?.lastPaid ?? null) !== null;
}

import { DocumentStatus } from '../vocabulary';

/** Verdict; `ask`: the user must confirm. */
export type LinkedPaymentsVerdict = 'blocked' | 'ask' | 'free';

/**
 * Decides on editing a request: a payment in progress blocks it, a refused one asks. Source:
 * docs/requirements/hryvnia-payments.md#linked-payments.
 */
export function judgeLinkedPayments(statuses: readonly DocumentStatus[]): LinkedPaymentsVerdict {
  if (statuses.includes(DocumentStatus.inProgress)) return 'blocked';
  return statuses.includes(DocumentStatus.aborted) ? 'ask' : 'free';
}
